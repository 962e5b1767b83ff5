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
  rpmbuild -bb --quiet --target "$rpm_architecture" \
    --define "_topdir $folder" --define "_rpmdir $folder" --define "release_version $version" \
    --define "laid_out $folder/files" "$root/packaging/linux/tripatch.spec" >&2
  cp "$folder/$rpm_architecture"/tripatch-*.rpm "$packages"
  rm -rf "$folder"
}
