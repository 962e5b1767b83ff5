#!/bin/sh
# Installs Tripatch from its unpacked archive, without root for one person, or for all with another place:
#
#   ./install.sh                 into ~/.local
#   ./install.sh /usr/local      there
#   ./install.sh --remove [PLACE]  takes it away again
set -eu
here=$(cd -- "$(dirname -- "$0")" && pwd -P)
remove=
[ "${1-}" != --remove ] || { remove=yes && shift; }
place=${1:-$HOME/.local}
case $place in
  -*) sed -n '2,6s/^# \{0,1\}//p' "$0" >&2 && exit 2 ;;
  /*) ;;
  *) place=$PWD/$place ;;
esac
program=$place/lib/tripatch

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

# What is installed is listed there, one path a line.
list=$program/installed
take_away() {
  [ -f "$list" ] || return 0
  while IFS= read -r file; do
    rm -f -- "$place/$file"
    (cd -- "$place" && rmdir -p -- "$(dirname -- "$file")") 2>/dev/null || true
  done <"$list"
  rm -rf -- "$program"
  rmdir -- "$place/lib" 2>/dev/null || true
}

if [ -n "$remove" ]; then
  [ -d "$program" ] || { echo "Tripatch is not installed in $place." >&2 && exit 2; }
  take_away
  refresh_all
  echo "Tripatch is removed from $place; settings and recovered texts stay."
  exit 0
fi

case $here in "$program"*) echo "Tripatch is already installed here." >&2 && exit 2 ;; esac
take_away
mkdir -p "$program" "$place/bin" "$place/share"
# With their times: the caches that make it start fast know the program by its time.
cp -pR "$here/bin" "$here/app" "$here/runtime" "$here/LICENSE" "$here/NOTICE" "$program"
(cd "$here" && find share -type f | sort) >"$list"
while IFS= read -r file; do
  mkdir -p "$place/$(dirname -- "$file")"
  cp -p "$here/$file" "$place/$file"
done <"$list"
for command in "$here"/bin/*; do
  command=${command##*/}
  ln -sf "../lib/tripatch/bin/$command" "$place/bin/$command"
  echo "bin/$command" >>"$list"
done
# A desktop's own PATH may not have this folder.
entry=$place/share/applications/dev.tripatch.Tripatch.desktop
if [ -f "$entry" ]; then
  sed "s|^Exec=tripatch|Exec=\"$place/bin/tripatch\"|" "$entry" >"$entry.new" && mv "$entry.new" "$entry"
fi
refresh_all
echo "Tripatch is installed in $place; start it with $place/bin/tripatch"
case :$PATH: in
  *:"$place/bin":*) ;;
  *) echo "(add $place/bin to PATH to start it by its name)" ;;
esac
