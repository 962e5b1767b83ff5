# shellcheck shell=sh disable=SC2034,SC2154,SC3045,SC3067 # what others read and set; ulimit -S, test -O
# How the program is started, from a checkout and where it is installed alike. Sourced by POSIX shells with
# the program's own arguments; expects script, the launcher's path. Sets kind, the kind of start, and has
# start, which runs Java.

# A closed standard stream would be given to the first file that the JVM opens. What is written to a closed
# output fails, as on a full disk: it is opened for reading only.
if [ -d /dev/fd ]; then
  [ -e /dev/fd/0 ] || exec </dev/null
  [ -e /dev/fd/1 ] || exec 1</dev/null
  [ -e /dev/fd/2 ] || exec 2>/dev/null
fi

# The same choice as in dev.tripatch.app.Main. Only a window on a screen has no answer for the shell, so
# that the launcher may become the JVM; without a screen there is an answer as text.
screen=
# Two sides are for a window if a person sees standard output; who calls, such as git or kubectl, wants the exit code.
case ${1-}:${2-} in diff:* | *LIVE-*:*MERGED-*) first='diff' ;; *) first=${1-} ;; esac
case $first in
  diff)
    kind=window
    [ -t 1 ] || kind=commands
    [ -n "${DISPLAY-}${WAYLAND_DISPLAY-}" ] || [ ! -d /proc/self ] || kind=commands
    case " $* " in *' --text '* | *' --show-secrets '* | *' --help '* | *' -h '*) kind=commands ;; esac
    ;;
  merge)
    kind=window
    [ -n "${DISPLAY-}${WAYLAND_DISPLAY-}" ] || [ ! -d /proc/self ] || kind=commands
    case " $* " in *' --driver '* | *' --help '* | *' -h '*) kind=commands ;; esac
    ;;
  --help | -h | --version | -V | --licenses) kind=commands ;;
  render) kind=window ;;
  live | */* | '' | -* | *.tripatch)
    kind=window screen=yes
    case " $* " in *' --merge-tool '* | *' --merge '*) screen= ;; esac
    [ -n "${DISPLAY-}${WAYLAND_DISPLAY-}" ] || [ ! -d /proc/self ] || kind=commands screen=
    ;;
  helm)
    # A window where a person sees it, and text for everybody else; there is an answer for the shell in any case.
    kind=commands
    case " $* " in
      *' --text '* | *' --help '* | *' -h '* | *' -o '* | *' --output'*) ;;
      *) [ ! -t 1 ] || { [ -z "${DISPLAY-}${WAYLAND_DISPLAY-}" ] && [ -d /proc/self ]; } || kind=window ;;
    esac
    ;;
  *) kind=commands ;;
esac

# The JVM reads names of files in the locale's encoding, and loses what ASCII does not have.
case $(locale charmap 2>/dev/null) in
  '' | ANSI_X3.4-1968 | US-ASCII) export LC_ALL=C.UTF-8 ;;
esac

# start JAVA WORD…: runs Java with these words for the JVM and the program, and ends as it ends.
start() {
  java=$1
  shift
  set -- "-Dtripatch.launcher=$script" "$@"
  # What lies in memory is for nobody's eyes.
  ulimit -S -c 0 2>/dev/null || true
  if [ "$kind" = window ]; then
    find_crash_file
    set -- "-XX:ErrorFile=$crash_file" "$@"
    # On macOS, the Dock knows only what it is told.
    icon=${script%/bin/*}/Resources/tripatch.icns
    [ ! -f "$icon" ] || set -- -Xdock:name=Tripatch "-Xdock:icon=$icon" "$@"
  fi
  [ -z "$screen" ] || exec "$java" "$@"
  answer "$@"
}

# Sets crash_file: where a JVM that crashes says what it did. That may quote documents, so it is for this
# person alone, and never in the folder that the program is started in.
find_crash_file() {
  own_folder crashes
  crash_file=/dev/null
  [ -z "$folder" ] || crash_file=$folder/crash-%p.log
}

# own_folder NAME: sets folder to the one of this name in the person's cache folder, which nobody else can
# read; to nothing where there can be none.
own_folder() {
  folder=
  case ${XDG_CACHE_HOME-}:${HOME-} in
    /*) folder=$XDG_CACHE_HOME ;;
    *:/*) folder=$HOME/.cache ;;
    *) return 0 ;;
  esac
  folder=$folder/tripatch/$1
  [ -d "$folder" ] || (umask 077 && mkdir -p -- "$folder") 2>/dev/null || true
  { [ -O "$folder" ] && [ -w "$folder" ]; } || folder=
}

# answer WORD…: runs Java and waits for it, so that 1 always means that there is a patch. Java itself ends with 1
# if it cannot start, or if nobody catches an exception; the program is told to say 101 instead.
answer() {
  stopped=
  trap 'stop 129' HUP
  trap 'stop 130' INT
  trap 'stop 131' QUIT
  trap 'stop 143' TERM
  # A shell takes standard input from what runs beside it, unless it is handed on under another number.
  for spare in 3 4 5 6 7 8 9; do [ -e "/dev/fd/$spare" ] || break; done
  eval "exec $spare<&0"
  [ -z "$stopped" ] || exit "$stopped"
  eval '"$java" -Dtripatch.code-for-1=101 "$@"' "<&$spare $spare<&- &"
  eval "exec $spare<&-"
  # A signal ends the waiting, but not Java, which may need a moment.
  while :; do
    wait "$!"
    code=$?
    kill -0 "$!" 2>/dev/null || break
  done
  case ${stopped:-$code} in
    101) exit 1 ;;
    1) printf 'tripatch: Java ended without an answer.\n' >&2 && exit 2 ;;
    13[4-9]) printf 'tripatch: Java was ended by signal %s, without an answer.\n' "$((code - 128))" >&2 ;;
  esac
  exit "${stopped:-$code}"
}

# stop CODE: hands a signal on to Java, and ends with this code once Java has ended.
stop() {
  stopped=$1
  [ -z "${!-}" ] || kill -TERM "$!" 2>/dev/null || true
}
