-- What the Finder starts, with or without files. It sends files as events, which JavaFX does not pass on: so this
-- application takes them, and hands them to the program as arguments.

on run
	startProgram("")
end run

on open theFiles
	repeat with theFile in theFiles
		startProgram(quoted form of POSIX path of theFile)
	end repeat
end open

on startProgram(argument)
	set program to POSIX path of (path to me) & "Contents/bin/tripatch"
	do shell script quoted form of program & " --start-screen " & argument & " </dev/null >/dev/null 2>&1 &"
end startProgram
