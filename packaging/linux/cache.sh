# shellcheck shell=sh disable=SC2154 # what the launcher sets
# Finds a cache that fits. The JVM knows the jars that a cache was made with by their times, and refuses it if one
# has another time. krew, "cp -r" and some builders of containers give every file a new time: then this
# person gets a cache of their own, which is made while the program already works without one.

# find_cache DATE RELEASE FIRST_WORD: sets cache, which is empty where none fits. All jars had this date when they were packed.
find_cache() {
  cache=$home/app/$kind.aot
  times=$(stat -c %Y -- "$home/app/tripatch.jar" "$home"/app/lib/*.jar 2>/dev/null ||
    stat -f %m -- "$home/app/tripatch.jar" "$home"/app/lib/*.jar 2>/dev/null)
  for time in $times; do
    [ "$time" = "$1" ] || cache=
  done
  [ -n "$cache" ] || find_own_cache "$times" "$2" "$3"
  [ -z "$cache" ] || [ -s "$cache" ] || cache=
}

# find_own_cache TIMES RELEASE FIRST_WORD: the file's name says what it is for. An empty file says that none can be made.
find_own_cache() {
  own_folder caches
  [ -n "$folder" ] || return 0
  key=$(printf '%s\n' "$1" "$2" "$home" | cksum)
  cache=$folder/$kind-${key%% *}.aot
  # A person who presses Tab has not started anything.
  [ -e "$cache" ] || [ "$3" = complete-words ] || make_own_cache
}

# Makes it apart from this start, which waits neither for it nor for the files that it holds open, and ends
# whenever it likes. Of several starts, the one that makes the folder makes the cache.
make_own_cache() {
  making=$cache.making
  find "$folder" -name '*.making' -mmin +10 -exec rm -rf {} + 2>/dev/null
  mkdir -- "$making" 2>/dev/null || return 0
  (
    trap '' HUP INT QUIT
    cd / && train_own_cache &
  ) </dev/null >/dev/null 2>&1 3>&- 4>&- 5>&- 6>&- 7>&- 8>&- 9>&-
}

# It is tried before it gets its name. What nobody has made for a month is from releases that are gone, or made again at the next start.
train_own_cache() {
  level=
  [ "$kind" = commands ] || level=-XX:TieredStopAtLevel=2
  set -- "@$home/app/$kind.options" -cp "$home/app/tripatch.jar"
  nice -n 19 "$home/runtime/bin/java" "$@" ${level:+"$level"} "-XX:AOTCacheOutput=$making/new" dev.tripatch.app.TrainingRun "$kind" &&
    nice -n 19 "$home/runtime/bin/java" -XX:AOTMode=on "-XX:AOTCache=$making/new" "$@" dev.tripatch.app.Main --version ||
    : >"$making/new"
  find "$folder" -name '*.aot' -mtime +30 -exec rm -f {} + 2>/dev/null
  mv -f -- "$making/new" "$cache"
  rm -rf -- "$making"
}
