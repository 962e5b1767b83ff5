# shellcheck shell=bash disable=SC2154 # what other parts set
# A package for Debian and Ubuntu. Made by dpkg-deb, since jpackage gives every file a new time, which
# the caches do not survive, and names the libraries of the one system that it runs on.

make_deb() {
  local folder=$work/deb documents=$work/deb/usr/share/doc/tripatch
  make_window_image
  make_share
  lay_out "$folder"
  # Debian's zsh looks here.
  mv "$folder/usr/share/zsh/site-functions" "$folder/usr/share/zsh/vendor-completions"
  # Debian's own form of each, and a licence that every Debian has.
  . "$parts/copyright.sh"
  copyright >"$documents/copyright"
  changes_as debian | gzip --no-name --best >"$documents/changelog.gz"
  rm "$documents/LICENSE"
  mkdir -p "$folder/usr/share/lintian/overrides"
  cp "$root/packaging/linux/tripatch.lintian-overrides" "$folder/usr/share/lintian/overrides/tripatch"
  chmod -R u=rwX,go=rX "$folder"
  mkdir -p "$folder/DEBIAN"
  sed "s/@RELEASE@/$version/; s/@ARCHITECTURE@/$deb_architecture/
    s/@SIZE@/$(du -sk --apparent-size "$folder/usr" | cut -f 1)/" \
    "$root/packaging/linux/control" >"$folder/DEBIAN/control"
  (cd "$folder" && find usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum) >"$folder/DEBIAN/md5sums"
  with_one_time "$folder"
  dpkg-deb --root-owner-group -Zxz -z6 --build "$folder" "$packages/tripatch_${version}_$deb_architecture.deb" >&2
}

# lay_out FOLDER: the program as it is installed below /usr.
lay_out() {
  mkdir -p "$1/usr/lib" "$1/usr/bin"
  cp -a "$image" "$1/usr/lib/tripatch"
  cp -a "$share" "$1/usr/share"
  rm "$1/usr/lib/tripatch/LICENSE" "$1/usr/lib/tripatch/NOTICE"
  local command
  for command in tripatch kubectl-tripatch kubectl_complete-tripatch; do
    ln -s "../lib/tripatch/bin/$command" "$1/usr/bin/$command"
  done
  chmod -R u=rwX,go=rX "$1"
  with_one_time "$1"
}
