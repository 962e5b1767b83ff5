# shellcheck shell=bash disable=SC2154 # what other parts set
# An archive for any Linux, with a script that installs it for one person or for all.

make_tar() {
  make_window_image
  make_share
  archive "tripatch-$version-$system-$architecture" "$image" "$share"
}

# archive NAME IMAGE SHARE: everything in one folder of this name.
archive() {
  local folder=$work/archive/$1
  mkdir -p "$work/archive"
  cp -a "$2" "$folder"
  cp -a "$3" "$folder/share"
  cp "$root/packaging/linux/install.sh" "$folder"
  chmod 755 "$folder/install.sh"
  with_one_time "$folder"
  # Names and owners are ordered and nameless, so that the same content makes the same archive.
  tar --create --directory "$work/archive" --sort=name --owner=0 --group=0 --numeric-owner \
    --format=gnu "$1" | gzip --no-name --best >"$packages/$1.tar.gz"
}
