; The Windows installer of Canasta Qt, for Inno Setup 6. `packaging/build.py` hands over every name:
;   iscc /DAppVersion=1.2.3 /DSourceDir=... canasta-qt.iss
; Silent:   setup.exe /VERYSILENT /CURRENTUSER [/DIR=...] [/TASKS="desktopicon"]
; Removing: unins000.exe /VERYSILENT [/DELETEDATA=yes]

[Setup]
AppId={#AppId}
AppName={#AppName}
AppVersion={#AppVersion}
AppVerName={#AppName} {#AppVersion}
AppPublisher={#Publisher}
VersionInfoVersion={#AppVersion}
DefaultDirName={autopf}\{#AppName}
DefaultGroupName={#AppName}
DisableProgramGroupPage=yes
DisableDirPage=auto
; per user unless somebody asks for all users; no administrator needed
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog commandline
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
LicenseFile={#Licence}
SetupIconFile={#IconFile}
UninstallDisplayIcon={app}\{#ExeName}
UninstallDisplayName={#AppName}
OutputDir={#OutputDir}
OutputBaseFilename={#OutputName}
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
ChangesAssociations=yes
CloseApplications=yes
RestartApplications=no

[Languages]
Name: "english"; MessagesFile: "compiler:Default.isl"
Name: "german"; MessagesFile: "compiler:Languages\German.isl"
Name: "spanish"; MessagesFile: "compiler:Languages\Spanish.isl"
Name: "dutch"; MessagesFile: "compiler:Languages\Dutch.isl"
Name: "brazilian"; MessagesFile: "compiler:Languages\BrazilianPortuguese.isl"

[CustomMessages]
english.MatchFile=Canasta match
german.MatchFile=Canasta-Partie
spanish.MatchFile=Partida de canasta
dutch.MatchFile=Canastapartij
brazilian.MatchFile=Partida de canastra
english.Associate=Open saved matches ({#Suffix}) with {#AppName}
german.Associate=Gespeicherte Partien ({#Suffix}) mit {#AppName} öffnen
spanish.Associate=Abrir las partidas guardadas ({#Suffix}) con {#AppName}
dutch.Associate=Bewaarde partijen ({#Suffix}) met {#AppName} openen
brazilian.Associate=Abrir as partidas salvas ({#Suffix}) com {#AppName}
english.DeleteData=Delete your matches and settings too?%n%nIf you keep them, they are there again when you install Canasta Qt once more.
german.DeleteData=Auch Ihre Partien und Einstellungen löschen?%n%nWenn Sie sie behalten, sind sie nach einer neuen Installation wieder da.
spanish.DeleteData=¿Borrar también sus partidas y ajustes?%n%nSi los conserva, volverán a estar cuando instale Canasta Qt de nuevo.
dutch.DeleteData=Ook je partijen en instellingen verwijderen?%n%nAls je ze bewaart, zijn ze er weer wanneer je Canasta Qt opnieuw installeert.
brazilian.DeleteData=Excluir também as suas partidas e configurações?%n%nSe você as guardar, elas estarão de volta quando instalar o Canasta Qt de novo.

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked
Name: "associate"; Description: "{cm:Associate}"

[InstallDelete]
; an upgrade must not leave modules of the old version behind
Type: filesandordirs; Name: "{app}\_internal"
Type: filesandordirs; Name: "{app}\licences"

[Files]
Source: "{#SourceDir}\*"; DestDir: "{app}"; Flags: recursesubdirs createallsubdirs ignoreversion

[Icons]
Name: "{autoprograms}\{#AppName}"; Filename: "{app}\{#ExeName}"
Name: "{autodesktop}\{#AppName}"; Filename: "{app}\{#ExeName}"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\{#Suffix}"; ValueType: string; ValueData: "{#AppId}.match"; Flags: uninsdeletevalue; Tasks: associate
Root: HKA; Subkey: "Software\Classes\{#Suffix}"; ValueName: "Content Type"; ValueType: string; ValueData: "{#MimeType}"; Flags: uninsdeletevalue uninsdeletekeyifempty; Tasks: associate
Root: HKA; Subkey: "Software\Classes\{#AppId}.match"; ValueType: string; ValueData: "{cm:MatchFile}"; Flags: uninsdeletekey; Tasks: associate
Root: HKA; Subkey: "Software\Classes\{#AppId}.match\DefaultIcon"; ValueType: string; ValueData: "{app}\{#ExeName},0"; Tasks: associate
Root: HKA; Subkey: "Software\Classes\{#AppId}.match\shell\open\command"; ValueType: string; ValueData: """{app}\{#ExeName}"" ""%1"""; Tasks: associate

[Run]
Filename: "{app}\{#ExeName}"; Description: "{cm:LaunchProgram,{#AppName}}"; Flags: nowait postinstall skipifsilent

[Code]
function DataFolder: String;
begin
  Result := ExpandConstant('{localappdata}\canasta-qt');
end;

{ Matches are never deleted unasked: silently only with /DELETEDATA=yes. }
procedure CurUninstallStepChanged(CurUninstallStep: TUninstallStep);
var
  Wanted: Boolean;
begin
  if (CurUninstallStep = usPostUninstall) and DirExists(DataFolder) then
  begin
    if UninstallSilent then
      Wanted := CompareText(ExpandConstant('{param:DELETEDATA|no}'), 'yes') = 0
    else
      Wanted := MsgBox(CustomMessage('DeleteData'), mbConfirmation, MB_YESNO or MB_DEFBUTTON2) = IDYES;
    if Wanted then
      DelTree(DataFolder, True, True, True);
  end;
end;
