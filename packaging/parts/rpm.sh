# shellcheck shell=bash disable=SC2154 # what other parts set
# A package for Fedora, openSUSE and their relatives, made by rpmbuild from the laid out program.

make_rpm() {
  local folder
  # rpmbuild takes no folder with a blank in its name.
  folder=$(mktemp -d)
  make_window_image
  make_share
  . "$parts/deb.sh" # lay_out
  lay_out "$folder/files"
  mkdir -p "$folder/files/usr/share/licenses/tripatch"
  mv "$folder/files/usr/share/doc/tripatch/"{LICENSE,NOTICE,copyright} "$folder/files/usr/share/licenses/tripatch"
  with_one_time "$folder/files"
  {
    cat "$root/packaging/linux/tripatch.spec"
    printf '\n%%%%changelog\n'
    changes_as rpm
  } >"$folder/tripatch.spec"
  rpmbuild -bb --quiet --target "$rpm_architecture" \
    --define "_topdir $folder" --define "_rpmdir $folder" --define "release_version $version" \
    --define "laid_out $folder/files" --define "packager $(maintainer)" "$folder/tripatch.spec" >&2
  cp "$folder/$rpm_architecture"/tripatch-*.rpm "$packages"
  rm -rf "$folder"
}
