# The cask of Homebrew; `python packaging/stores.py` fills the blanks from what was built.
cask "@NAME@" do
  arch arm: "arm64", intel: "x86_64"

  version "@VERSION@"
  sha256 arm:   "@SHA256_ARM@",
         intel: "@SHA256_INTEL@"

  url "@SOURCES@/releases/download/v#{version}/@NAME@-#{version}-macos-#{arch}.dmg",
      verified: "@SOURCES_NAME@/"
  name "@TITLE@"
  desc "Canasta by your own rules, against honest computer players"
  homepage "@HOMEPAGE@/"

  livecheck do
    url :url
    strategy :github_latest
  end

  depends_on macos: ">= :ventura"

  app "@TITLE@.app"
  binary "#{appdir}/@TITLE@.app/Contents/MacOS/@NAME@"

  # matches and settings go only with `--zap`
  zap trash: [
    "~/Library/Application Support/@NAME@",
    "~/Library/Saved Application State/@APP_ID@.savedState",
  ]
end
