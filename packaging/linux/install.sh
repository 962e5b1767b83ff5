#!/bin/sh
# Installs Tripatch from its unpacked archive, without root for one person, or for all with another place:
#
#   ./install.sh                 into ~/.local
#   ./install.sh /usr/local      there
#   ./install.sh --remove [PLACE]  takes it away again
set -eu
# Folders for all to read and for nobody else to write, whoever installs.
umask 022
here=$(cd -- "$(dirname -- "$0")" && pwd -P)
fail() {
  printf '%s\n' "$*" >&2
  exit 2
}

remove=
[ "${1-}" != --remove ] || { remove=yes && shift; }
place=${1:-${HOME:?is not set, so name a folder to install into}/.local}
case $place in
  -*) fail "$(sed -n '2,6s/^# \{0,1\}//p' "$0")" ;;
  *[[:cntrl:]]*) fail "A desktop cannot start a program from a folder whose name has line breaks; name another one." ;;
  /*) ;;
  *) place=$PWD/$place ;;
esac
program=$place/lib/tripatch
new=$program.new old=$program.old
# What is installed is listed there, one path a line; what ends with a slash is a folder that was made.
list=$program/installed

# refresh TOOL FOLDER WORD…: what desktops remember of applications, types and icons, where they do.
refresh() {
  tool=$1 folder=$2
  shift 2
  [ ! -d "$place/share/$folder" ] || "$tool" "$@" >/dev/null 2>&1 || true
}
refresh_all() {
  refresh update-desktop-database applications -q "$place/share/applications"
  refresh update-mime-database mime/packages "$place/share/mime"
  refresh gtk-update-icon-cache icons/hicolor -q -f "$place/share/icons/hicolor"
}

# is_ours COMMAND: whether bin has a link to it.
is_ours() {
  case $(readlink -- "$place/bin/$1") in
    "$program/bin/$1" | "../lib/tripatch/bin/$1") true ;;
    *) false ;;
  esac
}

# take_away LIST [LIST_TO_KEEP]: deletes the files of a list.
take_away() {
  while IFS= read -r file; do
    [ -z "${2-}" ] || ! grep -qxF -e "$file" "$2" || continue
    case $file in
      */) ;;
      bin/*) ! is_ours "${file#bin/}" || rm -f -- "$place/$file" ;;
      *) rm -f -- "$place/$file" ;;
    esac
  done <"$1"
}

# made_folders LIST: the folders that were made, the inner ones first.
made_folders() { sed -n 's|/$||p' "$1" | sort -r; }

# drop_folders FOLDERS: deletes folders in which nothing is left but what desktops remember of them.
drop_folders() {
  printf '%s\n' "$1" | while IFS= read -r folder; do
    case $folder in
      .) rmdir -- "$place" 2>/dev/null || true ;;
      share/applications) ls "$place/$folder/"*.desktop >/dev/null 2>&1 || rm -f -- "$place/$folder/mimeinfo.cache" ;;
      share/icons/hicolor) ls -d "$place/$folder/"*/ >/dev/null 2>&1 || rm -f -- "$place/$folder/icon-theme.cache" ;;
      share/mime) [ -d "$place/$folder/packages" ] || rm -rf -- "$place/share/mime" ;;
    esac
    [ -z "${folder#.}" ] || rmdir -- "$place/$folder" 2>/dev/null || true
  done
}

# A start that was killed between two names.
[ -e "$program" ] || [ ! -d "$old" ] || mv -- "$old" "$program"

if [ -n "$remove" ]; then
  [ -f "$list" ] || fail "Tripatch is not installed in $place."
  folders=$(made_folders "$list")
  take_away "$list"
  rm -rf -- "$program" "$new" "$old"
  drop_folders "$folders"
  refresh_all
  echo "Tripatch is removed from $place; settings and recovered texts stay."
  exit 0
fi

case $here in "$program" | "$program"/*) fail "Tripatch is already installed here." ;; esac
[ ! -e "$program" ] || [ -f "$list" ] || fail "$program is there already, and this script did not make it."
for command in "$here"/bin/*; do
  command=${command##*/}
  [ ! -e "$place/bin/$command" ] && [ ! -L "$place/bin/$command" ] || is_ours "$command" ||
    fail "$place/bin/$command is there already, and is not Tripatch's; move it away first."
done

# What goes wrong until all is copied costs nothing of what was there.
made=''
swapping=''
undo() {
  code=$?
  trap - EXIT
  rm -rf -- "$new"
  if [ -n "$swapping" ] && [ -d "$old" ]; then
    rm -rf -- "$program"
    mv -- "$old" "$program"
  fi
  drop_folders "$(printf '%s' "$made" | sed 's|/$||' | sort -r)"
  echo "Tripatch is not installed; what was there before is as it was." >&2
  exit "$code"
}
trap undo EXIT
trap 'exit 130' INT
trap 'exit 129' HUP
trap 'exit 143' TERM

# folder PATH: makes a folder in the place, and those above it.
folder() {
  [ ! -d "$place/$1" ] || return 0
  case $1 in */*) folder "${1%/*}" ;; esac
  mkdir -- "$place/$1"
  made="$made$1/
"
}

# quoted TEXT: as a desktop entry has an argument of Exec: in quotes, in which four characters want a
# backslash; of those, each is written as two in an entry. A percent sign stands for a file otherwise.
quoted() { printf '"%s"' "$(printf '%s' "$1" | LC_ALL=C sed 's/[\\"`$]/\\&/g; s/\\/\\\\/g; s/%/%%/g')"; }

# started PROGRAM: the beginning of Exec. Desktops look for a program by its name as it is written, with two
# percent signs for one, and want no equals sign in it: a shell starts such a one.
started() {
  # shellcheck disable=SC2016 # for that shell
  case $1 in *[%=]*) printf '/bin/sh -c %s ' "$(quoted 'exec "$0" "$@"')" ;; esac
  quoted "$1"
}

if [ ! -d "$place" ]; then
  mkdir -p -- "$place"
  made="./
"
fi
folder lib
folder bin
rm -rf -- "$new"
mkdir -- "$new"
# With their times: the caches that make it start fast know the program by its time.
cp -pR "$here/bin" "$here/app" "$here/runtime" "$here/share" "$here/LICENSE" "$here/NOTICE" "$new"
chmod -R u=rwX,go=rX "$new"
# A desktop's own PATH may not have this folder.
entry=share/applications/dev.tripatch.Tripatch.desktop
if [ -f "$new/$entry" ]; then
  while IFS= read -r line; do
    case $line in
      Exec=tripatch*) printf 'Exec=%s%s\n' "$(started "$place/bin/tripatch")" "${line#Exec=tripatch}" ;;
      *) printf '%s\n' "$line" ;;
    esac
  done <"$here/$entry" >"$new/$entry"
fi
(cd -- "$new" && find share -type f | sort) >"$new/files"
while IFS= read -r file; do folder "${file%/*}"; done <"$new/files"
{
  [ ! -f "$list" ] || grep '/$' "$list" || true
  printf '%s' "$made"
  cat "$new/files"
  for command in "$new"/bin/*; do echo "bin/${command##*/}"; done
} >"$new/installed"

# From here on only names change, which takes no space.
swapping=yes
[ ! -e "$program" ] || mv -- "$program" "$old"
mv -- "$new" "$program"
while IFS= read -r file; do mv -f -- "$program/$file" "$place/$file"; done <"$program/files"
for command in "$program"/bin/*; do
  command=${command##*/}
  [ -L "$place/bin/$command" ] || ln -s "$program/bin/$command" "$place/bin/$command"
done
[ ! -d "$old" ] || take_away "$old/installed" "$list"
trap - EXIT
rm -rf -- "$old" "$program/share" "$program/files"
refresh_all
echo "Tripatch is installed in $place; start it with $place/bin/tripatch"
case :$PATH: in
  *:"$place/bin":*) ;;
  *) echo "(add $place/bin to PATH to start it by its name)" ;;
esac
