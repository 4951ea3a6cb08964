; The Windows installer of Canasta Qt, for Inno Setup 6. `packaging/build.py` hands over every name:
;   iscc /DAppVersion=1.2.3 /DSourceDir=... canasta-qt.iss
; Silent:   setup.exe /VERYSILENT /CURRENTUSER [/DIR=...] [/TASKS="desktopicon"]
; Removing: unins000.exe /VERYSILENT [/DELETEDATA=yes|all]

[Setup]
AppId={#AppId}
AppName={#AppName}
AppVersion={#AppVersion}
AppVerName={#AppName} {#AppVersion}
AppPublisher={#Publisher}
VersionInfoVersion={#Numbers}
VersionInfoTextVersion={#AppVersion}
DefaultDirName={autopf}\{#AppName}
DefaultGroupName={#AppName}
DisableProgramGroupPage=yes
DisableDirPage=auto
; per user unless somebody asks for all users; no administrator needed
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog commandline
ArchitecturesAllowed={#Architecture}
ArchitecturesInstallIn64BitMode={#Architecture}
MinVersion=10.0.17763
LicenseFile={#Licence}
SetupIconFile={#IconFile}
UninstallDisplayIcon={app}\{#ExeName}
UninstallDisplayName={#AppName}
OutputDir={#OutputDir}
OutputBaseFilename={#OutputName}
Compression=lzma2/max
LZMADictionarySize=32768
SolidCompression=yes
WizardStyle=modern
ChangesAssociations=yes
CloseApplications=yes
RestartApplications=no

[Languages]
Name: "english"; MessagesFile: "compiler:Default.isl"
Name: "german"; MessagesFile: "compiler:Languages\German.isl"
Name: "italian"; MessagesFile: "compiler:Languages\Italian.isl"
Name: "spanish"; MessagesFile: "compiler:Languages\Spanish.isl"
Name: "dutch"; MessagesFile: "compiler:Languages\Dutch.isl"
Name: "brazilian"; MessagesFile: "compiler:Languages\BrazilianPortuguese.isl"
Name: "french"; MessagesFile: "compiler:Languages\French.isl"

[CustomMessages]
english.MatchFile=Canasta match
german.MatchFile=Canasta-Partie
italian.MatchFile=Partita di Canasta
spanish.MatchFile=Partida de canasta
dutch.MatchFile=Canastapartij
brazilian.MatchFile=Partida de canastra
english.Associate=Open saved matches ({#Suffix}) with {#AppName}
german.Associate=Gespeicherte Partien ({#Suffix}) mit {#AppName} öffnen
italian.Associate=Apri le partite salvate ({#Suffix}) con {#AppName}
spanish.Associate=Abrir las partidas guardadas ({#Suffix}) con {#AppName}
dutch.Associate=Bewaarde partijen ({#Suffix}) met {#AppName} openen
brazilian.Associate=Abrir as partidas salvas ({#Suffix}) com {#AppName}
english.DeleteData=Delete the matches and settings in this folder too?%n%n%1%n%nIf you keep them, they are there again when you install Canasta Qt once more.
german.DeleteData=Auch die Partien und Einstellungen in diesem Ordner löschen?%n%n%1%n%nWenn Sie sie behalten, sind sie nach einer neuen Installation wieder da.
italian.DeleteData=Eliminare anche le partite e le impostazioni in questa cartella?%n%n%1%n%nSe le conservi, le ritroverai quando installerai di nuovo Canasta Qt.
spanish.DeleteData=¿Borrar también las partidas y los ajustes de esta carpeta?%n%n%1%n%nSi los conserva, volverán a estar cuando instale Canasta Qt de nuevo.
brazilian.DeleteData=Excluir também as partidas e configurações desta pasta?%n%n%1%n%nSe você as guardar, elas estarão de volta quando instalar o Canasta Qt de novo.
french.MatchFile=Partie de canasta
french.Associate=Ouvrir les parties enregistrées ({#Suffix}) avec {#AppName}
french.DeleteData=Supprimer aussi les parties et les réglages de ce dossier ?%n%n%1%n%nSi vous les gardez, ils seront de nouveau là quand vous réinstallerez Canasta Qt.
dutch.DeleteData=Ook de partijen en instellingen in deze map verwijderen?%n%n%1%n%nAls je ze bewaart, zijn ze er weer wanneer je Canasta Qt opnieuw installeert.

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked
Name: "associate"; Description: "{cm:Associate}"

[InstallDelete]
; an upgrade must not leave modules of the old version behind
Type: filesandordirs; Name: "{app}\_internal"
Type: filesandordirs; Name: "{app}\licences"

[Files]
; both programs hold the same modules: one after the other they are packed once
Source: "{#SourceDir}\*.exe"; DestDir: "{app}"; Flags: ignoreversion
Source: "{#SourceDir}\*"; Excludes: "\*.exe"; DestDir: "{app}"; Flags: recursesubdirs createallsubdirs ignoreversion

[Icons]
Name: "{autoprograms}\{#AppName}"; Filename: "{app}\{#ExeName}"
Name: "{autodesktop}\{#AppName}"; Filename: "{app}\{#ExeName}"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\{#Suffix}"; ValueType: string; ValueData: "{#AppId}.match"; Flags: uninsdeletevalue uninsdeletekeyifempty; Tasks: associate
Root: HKA; Subkey: "Software\Classes\{#Suffix}"; ValueName: "Content Type"; ValueType: string; ValueData: "{#MimeType}"; Flags: uninsdeletevalue uninsdeletekeyifempty; Tasks: associate
Root: HKA; Subkey: "Software\Classes\{#AppId}.match"; ValueType: string; ValueData: "{cm:MatchFile}"; Flags: uninsdeletekey; Tasks: associate
Root: HKA; Subkey: "Software\Classes\{#AppId}.match\DefaultIcon"; ValueType: string; ValueData: "{app}\{#ExeName},0"; Tasks: associate
Root: HKA; Subkey: "Software\Classes\{#AppId}.match\shell\open\command"; ValueType: string; ValueData: """{app}\{#ExeName}"" ""%1"""; Tasks: associate

[Run]
Filename: "{app}\{#ExeName}"; Description: "{cm:LaunchProgram,{#AppName}}"; Flags: nowait postinstall skipifsilent

[Code]
{ The account under which an installation for all users is removed may be that of an administrator
  who never played. So everybody who is signed in is asked about, with the name of the folder. }
function DataFolders: TArrayOfString;
var
  Accounts, Found: TArrayOfString;
  Local: String;
  I, Count: Integer;
begin
  SetArrayLength(Found, 0);
  if not IsAdminInstallMode then
  begin
    SetArrayLength(Found, 1);
    Found[0] := ExpandConstant('{localappdata}\canasta-qt');
  end
  else if RegGetSubkeyNames(HKEY_USERS, '', Accounts) then
    for I := 0 to GetArrayLength(Accounts) - 1 do
      if RegQueryStringValue(HKEY_USERS, Accounts[I] + '\Volatile Environment', 'LOCALAPPDATA', Local) then
      begin
        Count := GetArrayLength(Found);
        SetArrayLength(Found, Count + 1);
        Found[Count] := AddBackslash(Local) + 'canasta-qt';
      end;
  Result := Found;
end;

{ Matches are never deleted unasked: silently only one's own with /DELETEDATA=yes, and those of all who
  are signed in, where it was installed for all users, only with /DELETEDATA=all. }
procedure AskAbout(Folder: String);
var
  Wanted: Boolean;
  Said: String;
begin
  Said := ExpandConstant('{param:DELETEDATA|no}');
  if UninstallSilent then
    Wanted := (CompareText(Said, 'all') = 0) or ((CompareText(Said, 'yes') = 0) and not IsAdminInstallMode)
  else
    Wanted := MsgBox(FmtMessage(CustomMessage('DeleteData'), [Folder]), mbConfirmation, MB_YESNO or MB_DEFBUTTON2) = IDYES;
  if Wanted then
    DelTree(Folder, True, True, True);
end;

procedure CurUninstallStepChanged(CurUninstallStep: TUninstallStep);
var
  Folders: TArrayOfString;
  I: Integer;
begin
  if CurUninstallStep = usPostUninstall then
  begin
    Folders := DataFolders;
    for I := 0 to GetArrayLength(Folders) - 1 do
      if DirExists(Folders[I]) then
        AskAbout(Folders[I]);
  end;
end;
