-- Lays the window of the disk image out: osascript window.applescript VOLUME BACKGROUND
on run words
	set volumeName to item 1 of words
	set pictureName to item 2 of words
	tell application "Finder"
		tell disk volumeName
			open
			set current view of container window to icon view
			set toolbar visible of container window to false
			set statusbar visible of container window to false
			set the bounds of container window to {200, 150, 800, 550}
			set options to the icon view options of container window
			set arrangement of options to not arranged
			set icon size of options to 112
			set background picture of options to file (".background:" & pictureName)
			set position of item (volumeName & ".app") of container window to {150, 190}
			set position of item "Applications" of container window to {450, 190}
			update without registering applications
			delay 2
			close
		end tell
	end tell
end run
