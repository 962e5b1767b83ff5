# shellcheck shell=bash disable=SC2154 # what other parts set
# The program with a Java run-time of its own, as every package holds it:
#
#   bin/tripatch              starts it
#   app/tripatch.jar, app/lib the program and its libraries
#   app/window.options, …     what the JVM is started with, for a window and for commands
#   app/start.sh              what bin/tripatch has in common with the checkout's launcher
#   app/cache.sh              how bin/tripatch finds a cache that fits
#   app/window.aot, …         what the JVM has learned from a training run with these options
#   runtime                   the JDK's modules that it needs, and JavaFX

# What of the libraries only a window needs.
window_libraries=('javafx-*' 'atlantafx-*' 'richtextfx-*' 'flowless-*' 'reactfx-*' 'undofx-*' 'wellbehavedfx-*')

# with_one_time FOLDER: every file gets the commit's time. The caches know jars by their time, and
# packages keep whole seconds.
with_one_time() { find "$1" -exec touch -h -d "@$date" {} +; }

# JavaFX comes as jars with its native libraries inside, and jlink wants the two apart.
make_javafx_modules() {
  local jar name folder
  mkdir -p "$work/jmods"
  for jar in "$target"/lib/javafx-*-[0-9]*-*.jar; do
    name=${jar##*/javafx-}
    name=${name%%-*}
    folder=$work/javafx/$name
    mkdir -p "$folder/classes" "$folder/libraries"
    (cd "$folder/classes" && "$jdk/bin/jar" --extract --file "$jar")
    find "$folder/classes" -maxdepth 1 \( -name '*.so' -o -name '*.dylib' -o -name '*.dll' \) \
      -exec mv {} "$folder/libraries" \;
    "$jdk/bin/jmod" create --date "$(date -u -d "@$date" +%Y-%m-%dT%H:%M:%SZ)" \
      --class-path "$folder/classes" --libs "$folder/libraries" "$work/jmods/javafx.$name.jmod"
  done
}

# make_runtime FOLDER MODULES: without compression inside; the package compresses better. Licences that are the same
# are no links to each other, which krew does not unpack.
make_runtime() {
  "$jdk/bin/jlink" --module-path "$work/jmods" --add-modules "$2" --compress zip-0 \
    --disable-plugin dedup-legal-notices --no-header-files --no-man-pages --output "$1/runtime"
  find "$1/runtime/bin" -type f ! -name java ! -name java.exe ! -name javaw.exe ! -name '*.dll' -delete
}

# add_program FOLDER LIBRARY…: these libraries of all.
add_program() {
  local folder=$1
  shift
  mkdir -p "$folder/app/lib" "$folder/bin"
  cp "$jar" "$folder/app/tripatch.jar"
  cp "$@" "$folder/app/lib"
  cp "$root/packaging/linux/commands.options" "$folder/app"
  add_launchers "$folder/bin"
  cp "$root/LICENSE" "$root/NOTICE" "$folder"
  chmod -R u=rwX,go=rX "$folder"
  chmod 755 "$folder"/bin/*
}

# add_launchers FOLDER: for the shells of this system.
add_launchers() {
  if [ "$system" = windows ]; then
    sed "s/@RELEASE@/$version/; s/\r*\$/\r/" "$root/packaging/windows/tripatch.cmd" >"$1/tripatch.cmd"
    cp "$root/packaging/windows/kubectl-tripatch.cmd" "$1"
  else
    sed "s/@RELEASE@/$version/; s/@DATE@/$date/" "$root/packaging/linux/tripatch" >"$1/tripatch"
    # No link: krew unpacks no archive that contains one.
    cp "$1/tripatch" "$1/kubectl-tripatch"
    cp "$root/packaging/linux/kubectl_complete-tripatch" "$1"
    cp "$parts/start.sh" "$root/packaging/linux/cache.sh" "$1/../app"
  fi
}

# libraries_besides PATTERN…: the paths of all libraries whose names are none of these.
libraries_besides() {
  local file pattern
  for file in "$target"/lib/*.jar; do
    for pattern in "$@"; do
      # shellcheck disable=SC2254 # a pattern
      case ${file##*/} in $pattern) continue 2 ;; esac
    done
    printf '%s\n' "$file"
  done
}

# native PATH: as this system's programs read it, behind an equals sign too.
native() { if command -v cygpath >/dev/null; then cygpath -m "$1"; else printf '%s\n' "$1"; fi; }

# train FOLDER KIND [OPTION]: with the run-time and the options of the real start (JEP 514).
train() {
  local app
  app=$(native "$1/app")
  "$1/runtime/bin/java" "@$app/$2.options" ${3:+"$3"} "-XX:AOTCacheOutput=$app/$2.aot" \
    -cp "$app/tripatch.jar" dev.tripatch.app.TrainingRun "$2" </dev/null >"$work/$2.log" 2>&1 ||
    { cat "$work/$2.log" >&2 && die "the training run of $2 failed; what it said is above."; }
  [ -s "$app/$2.aot" ] || { cat "$work/$2.log" >&2 && die "this JDK made no cache for $2."; }
  touch -d "@$date" "$app/$2.aot"
}

# Sets image: the folder of the program with its window. It is made once, for all packages.
make_window_image() {
  image=$work/window
  [ ! -d "$image" ] || return 0
  say "linking a run-time with JavaFX ..."
  make_javafx_modules
  make_runtime "$image" java.base,java.desktop,javafx.controls
  mapfile -t libraries < <(libraries_besides 'javafx-*')
  add_program "$image" "${libraries[@]}"
  cp "$root/packaging/linux/window.options" "$image/app"
  chmod 644 "$image/app/window.options"
  with_one_time "$image"
  say "training ..."
  # Compiled code of the second level says how often what is run; a window goes on from there.
  train "$image" window -XX:TieredStopAtLevel=2
  train "$image" commands
  with_one_time "$image"
}

# Sets image: the folder of the commands alone.
make_commands_image() {
  image=$work/commands
  say "linking a run-time for the commands ..."
  mkdir -p "$work/jmods"
  # Jackson asks for an XML type by its class when it looks for a serializer.
  make_runtime "$image" java.base,java.xml
  mapfile -t libraries < <(libraries_besides "${window_libraries[@]}")
  add_program "$image" "${libraries[@]}"
  with_one_time "$image"
  train "$image" commands
  with_one_time "$image"
}
