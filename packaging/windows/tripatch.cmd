@echo off
rem Starts Tripatch from where it is installed or was unpacked. It was written without a Windows to run it on:
rem nobody has tried it yet.
setlocal
for %%d in ("%~dp0..") do set "home=%%~fd"
rem The same choice as in dev.tripatch.app.Main.
set "first=%~1"
set "kind=commands"
set "texts="
if not defined first set "kind=window"
if not defined first goto chosen
if "%first:~0,1%"=="-" set "kind=window"
if "%first:~-9%"==".tripatch" set "kind=window"
if not "%first:/=%"=="%first%" set "kind=window"
for %%o in (live render) do if "%first%"=="%%o" set "kind=window"
for %%o in (--help -h --version -V --licenses) do if "%first%"=="%%o" set "kind=commands"
rem These open a window, unless an option asks for text.
if "%first%"=="diff" set "texts=--text --show-secrets --help -h"
if not "%first:LIVE-=%"=="%first%" set "texts=--text --show-secrets --help -h"
if "%first%"=="merge" set "texts=--driver --help -h"
if "%first%"=="helm" set "texts=--text -o --output --help -h"
if not defined texts goto chosen
set "kind=window"
for %%a in (%*) do for %%o in (%texts%) do if "%%~a"=="%%o" set "kind=commands"
:chosen

rem A cache knows the program by its time, which those who unpack an archive do not all keep. Once for each place and
rem time of the program: look whether the cache that came with it fits, else make one where this person may write.
set "own=%LOCALAPPDATA%\Tripatch"
set "cache=%home%\app\%kind%.aot"
set "key="
set known=""
for %%f in ("%home%\app\tripatch.jar") do set "key=@RELEASE@ %%~ff %%~tf %%~zf"
if exist "%own%\%kind%.key" set /p known=<"%own%\%kind%.key"
if %known%=="%key% shipped" goto start
if %known%=="%key% own" set "cache=%own%\%kind%.aot" & goto start
mkdir "%own%" 2>nul
del "%own%\%kind%.key" 2>nul
type nul 2>nul >"%own%\%kind%.key"
if not exist "%own%\%kind%.key" goto start
set "choice=shipped"
"%home%\runtime\bin\java" "@%home%\app\%kind%.options" -XX:AOTMode=on "-XX:AOTCache=%cache%" -cp "%home%\app\tripatch.jar" dev.tripatch.app.Main --version <nul >nul 2>nul
if not errorlevel 1 goto remember
set "choice=own"
set "cache=%own%\%kind%.aot"
set "training="
if "%kind%"=="window" set "training=-XX:TieredStopAtLevel=2"
rem Under another name first: two starts at once write two files.
set "made=%own%\%kind%-%random%%random%.aot"
"%home%\runtime\bin\java" "@%home%\app\%kind%.options" %training% "-XX:AOTCacheOutput=%made%" -cp "%home%\app\tripatch.jar" dev.tripatch.app.TrainingRun %kind% <nul >nul 2>nul
move /y "%made%" "%cache%" >nul 2>nul || del "%made%" 2>nul
:remember
echo "%key% %choice%" 2>nul >"%own%\%kind%.key"

:start
rem What a JVM that crashes says may quote documents: it is kept where only this person looks.
set "crashes=%LOCALAPPDATA%\Tripatch\crashes"
mkdir "%crashes%" 2>nul
rem Without one, an option that says what is so anyway.
set "use_cache=-XX:AOTMode=auto"
if exist "%cache%" set "use_cache=-XX:AOTCache=%cache%"
rem Java itself ends with 1 if it cannot start: the program says 101 where it means 1.
"%home%\runtime\bin\java" "@%home%\app\%kind%.options" "%use_cache%" "-XX:ErrorFile=%crashes%\crash-%%p.log" -Dtripatch.code-for-1=101 -Dtripatch.release=@RELEASE@ "-Dtripatch.launcher=%~f0" -cp "%home%\app\tripatch.jar" dev.tripatch.app.Main %*
if %errorlevel%==101 exit /b 1
if %errorlevel%==1 exit /b 2
exit /b %errorlevel%
