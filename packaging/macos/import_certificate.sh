#!/usr/bin/env bash
# Puts a signing certificate (CERTIFICATE: a .p12 in base64, PASSWORD: its password) into a keychain
# of its own, which lasts as long as the machine that builds.
set -euo pipefail

keychain=$RUNNER_TEMP/signing.keychain-db
file=$RUNNER_TEMP/certificate.p12
secret=$(openssl rand -base64 24)

printf '%s' "$CERTIFICATE" | base64 --decode >"$file"
security create-keychain -p "$secret" "$keychain"
security set-keychain-settings -lut 21600 "$keychain"
security unlock-keychain -p "$secret" "$keychain"
security import "$file" -P "$PASSWORD" -A -t cert -f pkcs12 -k "$keychain"
security set-key-partition-list -S apple-tool:,apple: -k "$secret" "$keychain" >/dev/null
security list-keychains -d user -s "$keychain" login.keychain-db
rm -f "$file"
