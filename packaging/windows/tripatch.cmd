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
for %%o in (--help -h --version -V --licenses) do if "%first%"=="%%o" set "kind=commands"
"%home%\runtime\bin\java" "@%home%\app\%kind%.options" "-XX:AOTCache=%home%\app\%kind%.aot" -Dtripatch.release=@RELEASE@ "-Dtripatch.launcher=%~f0" -cp "%home%\app\tripatch.jar" dev.tripatch.app.Main %*
exit /b %errorlevel%
