package dev.tripatch.growth;

import dev.tripatch.cluster.secret.Masking;
import dev.tripatch.document.Format;
import dev.tripatch.document.JsonWriter;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.document.reader.ManifestFile;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.explain.inner.InnerParts;
import dev.tripatch.engine.stored.ManagedFields;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.FieldPath;
import dev.tripatch.schema.openapi.SchemaImport;
import dev.tripatch.show.table.FieldRow;
import dev.tripatch.show.table.LiveMove;
import dev.tripatch.show.table.SchemaFilter;
import dev.tripatch.show.table.SchemaTree;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Reads, writes and compares documents. */
final class ReadingWays {
  private ReadingWays() {}

  static void addTo(Map<String, GrowthWay> ways) {
    texts(ways);
    comparisons(ways);
    explanations(ways);
    schemas(ways);
  }

  private static void texts(Map<String, GrowthWay> ways) {
    ways.put("read YAML", c -> () -> GrowthCase.read(c.texts()));
    ways.put(
        "read JSON",
        c -> {
          String json = JsonWriter.write(c.outcome().inputs().local());
          return () -> SourceReader.read("big", json, Format.JSON);
        });
    ways.put("write YAML", c -> () -> YamlWriter.write(c.outcome().inputs().local()));
    ways.put(
        "file of objects",
        c -> {
          String text =
              c.texts()
                  .local()
                  .lines()
                  .skip(4)
                  .filter(l -> !l.isBlank())
                  .map(
                      l ->
                          "kind: ConfigMap\napiVersion: v1\nmetadata: {name: a"
                              + Integer.toHexString(l.hashCode())
                              + "}\n---\n")
                  .collect(Collectors.joining());
          return () -> ManifestFile.read("big", text);
        });
    ways.put(
        "secrets masked",
        c ->
            () ->
                Masking.maskedDocuments(
                    c.documents()
                        .map(
                            one ->
                                SourceReader.read(
                                    "big",
                                    one.text().replaceFirst("kind: ConfigMap", "kind: Secret")))));
  }

  private static void comparisons(Map<String, GrowthWay> ways) {
    ways.put("compare, explain, double entry", c -> () -> GrowthCase.compare(c.documents()));
    ways.put(
        "compare without overwrite", c -> () -> GrowthCase.WORKBENCH.compare(c.documents(), false));
    ways.put("as kubectl applies", c -> () -> GrowthCase.WORKBENCH.compare(c.documents(), true));
    ways.put(
        "leave out 100 fields",
        c -> {
          Set<FieldPath> some =
              new LinkedHashSet<>(
                  GrowthCase.some(c.view().rows().stream().map(FieldRow::path).toList()));
          return () -> GrowthCase.WORKBENCH.compare(c.documents(), true, Optional.empty(), some);
        });
    ways.put(
        "leave out all fields",
        c -> {
          Set<FieldPath> some =
              new LinkedHashSet<>(c.view().rows().stream().map(FieldRow::path).toList());
          return () -> GrowthCase.WORKBENCH.compare(c.documents(), true, Optional.empty(), some);
        });
  }

  private static void explanations(Map<String, GrowthWay> ways) {
    ways.put("hazards", c -> () -> c.done().hazards());
    ways.put(
        "inner differences",
        c -> () -> InnerParts.of(c.outcome().explanation(), c.outcome().inputs().schema().type()));
    ways.put(
        "moved in live",
        c ->
            () ->
                LiveMove.between(
                    c.outcome().inputs().lastApplied().orElseThrow(),
                    c.live(),
                    c.outcome().inputs().schema()));
    ways.put(
        "ownership",
        c -> {
          var owned = Owned.by(c.live(), "kubectl");
          return () -> {
            var read = ManagedFields.read(owned, c.outcome().inputs().schema());
            return c.view().rows().stream().map(row -> read.of(row.path())).toList();
          };
        });
    ways.put("stored form", c -> () -> c.view().asStored());
    ways.put(
        "schema tree",
        c ->
            () -> SchemaTree.of(c.view().schemaScope(), c.view().schema()).roots(SchemaFilter.ALL));
  }

  private static void schemas(Map<String, GrowthWay> ways) {
    ways.put(
        "schema imported",
        c -> {
          String crd = CanonicalJson.write(CrdOf.object(c.live()));
          return () -> SchemaImport.read("big", crd);
        });
  }
}
