@echo off
rem Starts Tripatch from a checkout on Windows, as packaging/tripatch does elsewhere: finds a JDK, builds
rem if there is no program or one older than its sources, makes a cache for a faster start once, starts.
rem It was written without a Windows to run it on: nobody has tried it yet.
setlocal
for %%d in ("%~dp0..") do set "root=%%~fd"
set "target=%root%\target"
set "made=%target%\launcher"

rem The JDK: from JAVA_HOME, else by the java on PATH, else from the folders where JDKs usually are.
set "jdk="
if defined JAVA_HOME call :take_jdk "%JAVA_HOME%"
for %%j in (java.exe) do call :take_jdk "%%~dp$PATH:j.."
for /d %%d in ("%ProgramFiles%\Java\*" "%ProgramFiles%\Eclipse Adoptium\*" "%ProgramFiles%\Microsoft\*" "%ProgramFiles%\Zulu\*" "%USERPROFILE%\.jdks\*") do call :take_jdk "%%~d"
if not defined jdk (
  >&2 echo tripatch: needs a JDK 25 or newer and found none; install one, or set JAVA_HOME to its folder.
  exit /b 2
)

rem Only one start builds at a time: while it does, it keeps a file open that others cannot open then.
set "failed="
call :find_jar
if not defined outdated goto built
mkdir "%made%" 2>nul
(type nul >"%made%\probe") 2>nul || goto cannot_write
:wait
set "locked="
8>&2 2>nul (9>"%made%\lock" (set "locked=yes" & 2>&8 call :build_if_outdated))
if not defined locked ping -n 2 127.0.0.1 >nul & goto wait
if defined failed exit /b 2
goto built
:cannot_write
if not defined jar >&2 echo tripatch: has to be built first, but %root% cannot be written to.& exit /b 2
>&2 echo tripatch: is older than its sources, and %root% cannot be written to; starting it as it is.
:built

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

rem Only a window needs JavaFX, which wants to be modules.
set "modules="
for %%f in ("%target%\lib\javafx-*.jar") do call set "modules=%%modules%%;%%~ff"
set "options="@%root%\packaging\linux\%kind%.options""
set "training="
if "%kind%"=="window" set "options=%options% --module-path "%modules:~1%" --add-modules javafx.controls"
if "%kind%"=="window" set "training=-XX:TieredStopAtLevel=2"

rem What a JVM that crashes says may quote documents: it is kept where only this person looks.
set "crashes=%LOCALAPPDATA%\Tripatch\crashes"
mkdir "%crashes%" 2>nul
set "options=%options% "-XX:ErrorFile=%crashes%\crash-%%p.log""

rem A training run makes a file from which the JVM takes what it learned there. The key says for which
rem program and JDK it was made.
set "cache=%made%\%kind%.aot"
set "key="
set "key_made="
for %%f in ("%jar%") do for %%r in ("%jdk%\release") do set "key=%%~ff %%~tf %%~zf %%~fr %%~tr"
if exist "%cache%.key" set /p key_made=<"%cache%.key"
if "%key%"=="%key_made%" goto start
>&2 echo tripatch: preparing a faster start; this is done once ...
mkdir "%made%" 2>nul
del "%cache%" 2>nul
"%jdk%\bin\java" %options% %training% "-XX:AOTCacheOutput=%cache%" -cp "%jar%" dev.tripatch.app.TrainingRun %kind% <nul >nul 2>nul
>"%cache%.key" 2>nul echo %key%

:start
set "use_cache="
if exist "%cache%" set "use_cache="-XX:AOTCache=%cache%""
rem Java itself ends with 1 if it cannot start: the program says 101 where it means 1.
"%jdk%\bin\java" %options% %use_cache% -Dtripatch.code-for-1=101 "-Dtripatch.launcher=%~f0" -cp "%jar%" dev.tripatch.app.Main %*
if %errorlevel%==101 exit /b 1
if %errorlevel%==1 exit /b 2
exit /b %errorlevel%

rem take_jdk FOLDER: sets jdk, if it is not set yet and the folder holds a JDK that is new enough.
:take_jdk
if defined jdk exit /b
if not exist "%~1\bin\javac.exe" exit /b
if not exist "%~1\release" exit /b
for /f tokens^=2^ delims^=^=.^" %%v in ('findstr /b "JAVA_VERSION=" "%~1\release"') do if %%v geq 25 set "jdk=%~f1"
exit /b

rem Sets jar: the program, or nothing; outdated: if there is none or one older than its sources.
:find_jar
set "jar="
set "outdated=yes"
for %%f in ("%target%\tripatch-*.jar") do set "jar=%%~ff"
if not defined jar exit /b
powershell -NoProfile -Command "$made = (Get-Item -LiteralPath $env:jar).LastWriteTime; exit @(Get-ChildItem -Recurse -LiteralPath ($env:root + '\pom.xml'), ($env:root + '\src\main') | Where-Object { $_.LastWriteTime -gt $made }).Count" <nul
if not errorlevel 1 set "outdated="
exit /b

:build_if_outdated
call :find_jar
if not defined outdated exit /b
set "failed=yes"
where /q mvn
if errorlevel 1 >&2 echo tripatch: has to be built first, and needs Apache Maven for it; install it.& exit /b
>&2 echo tripatch: building; this takes a minute or two ...
if not defined JAVA_HOME set "JAVA_HOME=%jdk%"
set "JAVA25_HOME=%jdk%"
call mvn --batch-mode --quiet --file "%root%\pom.xml" -Dmaven.test.skip=true -Dmaven.compiler.failOnWarning=false package <nul >"%made%\build.log" 2>&1
if errorlevel 1 >&2 type "%made%\build.log" & >&2 echo tripatch: could not be built; what Maven said is above and in %made%\build.log& exit /b
set "failed="
call :find_jar
exit /b
