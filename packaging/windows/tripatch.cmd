@echo off
rem Starts Tripatch from where it was unpacked.
setlocal
for %%d in ("%~dp0..") do set "home=%%~fd"
rem The same choice as in dev.tripatch.app.Main.
set "first=%~1"
set "kind=commands"
if not defined first set "kind=window"
if defined first if "%first:~0,1%"=="-" set "kind=window"
if defined first if "%first:~-9%"==".tripatch" set "kind=window"
if "%first%"=="render" set "kind=window"
if "%first%"=="helm" set "kind=window"
for %%o in (--help -h --version -V --licenses) do if "%first%"=="%%o" set "kind=commands"
rem What a JVM that crashes says may quote documents: it is kept where only this person looks.
set "crashes=%LOCALAPPDATA%\Tripatch\crashes"
mkdir "%crashes%" 2>nul
rem Java itself ends with 1 if it cannot start: the program says 101 where it means 1.
"%home%\runtime\bin\java" "@%home%\app\%kind%.options" "-XX:AOTCache=%home%\app\%kind%.aot" "-XX:ErrorFile=%crashes%\crash-%%p.log" -Dtripatch.code-for-1=101 -Dtripatch.release=@RELEASE@ "-Dtripatch.launcher=%~f0" -cp "%home%\app\tripatch.jar" dev.tripatch.app.Main %*
if %errorlevel%==101 exit /b 1
if %errorlevel%==1 exit /b 2
exit /b %errorlevel%
