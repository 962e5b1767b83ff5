# shellcheck shell=bash disable=SC2154 # what other parts set
# A portable folder for Windows.

make_zip() {
  local name=tripatch-$version-windows-$architecture
  lay_out_for_windows "$work/$name"
  # The JDK's own tool, since Windows has no zip; it keeps the times.
  (cd "$work" && "$jdk/bin/jar" --create --no-manifest --file "$packages/$name.zip" "$name")
}

# lay_out_for_windows FOLDER: the program with what says what it is made of.
lay_out_for_windows() {
  make_window_image
  cp -pR "$image" "$1"
  cp "$root/packaging/windows/tripatch.ico" "$1"
  . "$parts/bill.sh" # write_bill
  write_bill "$image" "$1/tripatch.cdx.json"
  "$image/runtime/bin/java" -Dstdout.encoding=UTF-8 -cp "$(native "$image/app/tripatch.jar")" dev.tripatch.app.Main --licenses >"$1/copyright.txt"
  with_one_time "$1"
}
