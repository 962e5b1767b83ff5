# shellcheck shell=bash disable=SC2154 # what other parts set
# A portable folder for Windows.

make_zip() {
  local name=tripatch-$version-windows-$architecture
  make_window_image
  cp -pR "$image" "$work/$name"
  # The JDK's own tool, since Windows has no zip; it keeps the times.
  (cd "$work" && "$jdk/bin/jar" --create --no-manifest --file "$packages/$name.zip" "$name")
}
