# shellcheck shell=bash disable=SC2154 # what other parts set
# An installer for Windows, for one person, with a window launcher and one for the console. jpackage makes
# it, and the WiX toolset behind it; of the versions that it takes, only numbers.

make_msi() {
  local input=$work/msi option options=()
  make_window_image
  cp -pR "$image/app" "$input"
  while IFS= read -r option; do
    case $option in -*) options+=(--java-options "$option") ;; esac
  done <"$image/app/window.options"
  "$jdk/bin/jpackage" --type msi --dest "$work/made" --name Tripatch --app-version "${version%%~*}" \
    --vendor "The Tripatch authors" --description "Visual diff and merge editor for Kubernetes patches" \
    --runtime-image "$image/runtime" --input "$input" --main-jar tripatch.jar --main-class dev.tripatch.app.Main \
    "${options[@]}" --java-options "-Dtripatch.release=$version" \
    --java-options '-XX:AOTCache=$APPDIR\window.aot' --java-options '-XX:ErrorFile=$APPDIR\crash-%p.log' \
    --icon "$root/packaging/windows/tripatch.ico" --license-file "$root/LICENSE" \
    --file-associations "$root/packaging/windows/case.properties" \
    --add-launcher "tripatch=$root/packaging/windows/console.properties" \
    --win-per-user-install --win-menu --win-shortcut-prompt \
    --win-upgrade-uuid 5f0e4a52-6f0c-4d0e-9f5b-3f2b8f7f4c11
  mv "$work"/made/*.msi "$packages/tripatch-$version-windows-$architecture.msi"
}
