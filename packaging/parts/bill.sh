# shellcheck shell=bash disable=SC2154 # what other parts set
# The list of what a package contains (SBOM), in CycloneDX's form: libraries as Maven knows them, the Java
# run-time with the files that are code, and JavaFX with its native libraries.

# write_bill IMAGE FILE
write_bill() {
  local of_maven=$work/bill/tripatch.cdx.json
  [ -f "$of_maven" ] ||
    JAVA25_HOME=$jdk mvn --batch-mode --quiet --file "$root/pom.xml" cyclonedx:makeBom \
      "-DoutputDirectory=$work/bill" -DoutputName=tripatch.cdx >&2
  # The program's own library for JSON.
  "$jdk/bin/java" -cp "$(native "$target/lib")/*" "$root/src/build/java/BillOfMaterials.java" \
    "$of_maven" "$version" "$date" "$jdk" "$1" "$target"/lib/javafx-*-[0-9]*-*.jar >"$2"
}
