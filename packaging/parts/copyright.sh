# shellcheck shell=bash disable=SC2154 # what other parts set
# Which licence each file of the Debian package has, in Debian's machine-readable form. It is taken from NOTICE, where every
# library is named, and from the texts that the program prints for "--licenses".

# copyright: the whole file.
copyright() {
  local licenses=$root/src/main/resources/dev/tripatch/cli/licenses
  cat <<'TEXT'
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Tripatch
Upstream-Contact: The Tripatch authors <tripatch@tripatch.dev>
Source: https://tripatch.dev

Files: *
Copyright: 2026 The Tripatch authors
License: Apache-2.0

TEXT
  copyright_of_own_jar
  copyright_of_libraries
  cat <<'TEXT'
Files: usr/lib/tripatch/runtime/*
Copyright: 1993-2026 Oracle and/or its affiliates, and the contributors of OpenJDK
License: GPL-2.0-with-classpath-exception
Comment: The Java run-time, as Eclipse Temurin builds it. What it contains of others is listed, each with its licence, in
 /usr/lib/tripatch/runtime/legal.

Files: usr/lib/tripatch/runtime/lib/modules
 usr/lib/tripatch/runtime/lib/libdecora_sse.so
 usr/lib/tripatch/runtime/lib/libglass*.so
 usr/lib/tripatch/runtime/lib/libjavafx_*.so
 usr/lib/tripatch/runtime/lib/libprism_*.so
Copyright: 1993-2026 Oracle and/or its affiliates, and the contributors of OpenJDK and OpenJFX
License: GPL-2.0-with-classpath-exception
Comment: JavaFX, and the JDK's classes, which are in the same file. What the native libraries of JavaFX contain of others is
 named at https://github.com/openjdk/jfx (modules/*/src/main/legal).

License: Apache-2.0
 On Debian systems the text is in /usr/share/common-licenses/Apache-2.0.

License: GPL-2.0-with-classpath-exception
 On Debian systems the text of version 2 of the GNU General Public License is in /usr/share/common-licenses/GPL-2.
 .
TEXT
  sed -n '/^"CLASSPATH" EXCEPTION/,$p' "$licenses/GPL-2.0-with-classpath-exception.txt" | as_text
  local name
  for name in BSD-2-Clause MIT OFL-1.1; do
    printf '\nLicense: %s\n' "$name"
    as_text <"$licenses/$name.txt"
  done
}

as_text() { sed 's/^$/./; s/^/ /'; }

# Works inside of the jar have no coordinates; caches contain classes of the jar, of its libraries and of the run-time.
copyright_of_own_jar() {
  awk 'BEGIN { RS = ""; FS = "\n" }
    /\n  Licence: / && $1 !~ /^[a-z.]+:/ {
      match($0, /Licence: [^\n]+/); licence = substr($0, RSTART + 9, RLENGTH - 9)
      match($0, /Copyright: [^\n]+/); owners = owners "\n " substr($0, RSTART + 11, RLENGTH - 11)
      if (!(licence in seen)) { seen[licence] = 1; if (licence != "Apache-2.0") licences = licences " and " licence }
      works = works "\n " $1 ": " licence "."
    }
    END {
      print "Files: usr/lib/tripatch/app/tripatch.jar\nCopyright: 2026 The Tripatch authors" owners
      print "License: Apache-2.0" licences "\nComment: In it are:" works "\n"
    }' "$root/NOTICE"
  cat <<'TEXT'
Files: usr/lib/tripatch/app/*.aot
Copyright: 2026 The Tripatch authors
 the owners of the files that are named below
License: Apache-2.0 and BSD-2-Clause and MIT and GPL-2.0-with-classpath-exception
Comment: The JVM's own copies of classes that are in the jars and in the run-time.

TEXT
}

# JavaFX is not among them: its classes and libraries are in the run-time.
copyright_of_libraries() {
  awk 'BEGIN { RS = ""; FS = "\n" }
    $1 ~ /^[a-z.]+:[a-z-]+ [^ ]+$/ && $1 !~ /^org.openjfx:/ {
      split($1, name, /[: ]/)
      licence = comment = owner = ""
      for (line = 2; line <= NF; line++) {
        text = $line; sub(/^ +/, "", text)
        if (text ~ /^Licence: /) { field = "licence"; sub(/^Licence: /, "", text) }
        else if (text ~ /^Copyright: /) { field = "owner"; sub(/^Copyright: /, "", text); owner = text; continue }
        else if (text ~ /^Home: /) field = "home"
        if (field == "licence") licence = licence (licence == "" ? "" : " ") text
      }
      if (split(licence, parts, /; /) > 1) comment = parts[2]
      licence = parts[1] (comment ~ /\(MIT/ ? " and MIT" : "")
      print "Files: usr/lib/tripatch/app/lib/" name[2] "-" name[3] ".jar\nCopyright: " owner "\nLicense: " licence
      if (comment != "") print "Comment: " comment "."
      print ""
    }' "$root/NOTICE"
}
