package dev.tripatch.schema.openapi;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.recorded.RealInput;
import dev.tripatch.schema.PatchStrategy;
import dev.tripatch.schema.catalog.CatalogText;
import dev.tripatch.schema.catalog.DeclaredField;
import dev.tripatch.schema.catalog.DeclaredObject;
import dev.tripatch.schema.catalog.DeclaredType;
import dev.tripatch.schema.catalog.Release;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * The catalogue against a table of all fields with metadata that others made from the same
 * document, {@code patch-fields-1.36.tsv} in the folder {@code -Dtripatch.openapi.dir=FOLDER}.
 */
@RealInput.OpenApi
class PatchFieldsTableTest {

  @Test
  void everyRowIsInTheCatalogueAndTheOtherWayRound() throws IOException {
    Path table = RealInput.openApi("patch-fields-1.36.tsv");
    Release newest = CatalogText.parse(CommittedCatalogTest.catalog()).releases().getFirst();
    Set<String> definitions =
        newest.objects().stream().map(DeclaredObject::name).collect(Collectors.toSet());
    Set<String> rows =
        Files.readAllLines(table).stream()
            .skip(1)
            .map(row -> withShortPrimitive(row, definitions))
            .collect(Collectors.toCollection(TreeSet::new));
    Set<String> ours = new TreeSet<>();
    newest.objects().forEach(object -> ours.addAll(rows(object)));
    assertThat(difference(rows, ours)).as("only in the table").isEmpty();
    assertThat(difference(ours, rows)).as("only in the catalogue").isEmpty();
    System.out.println("patch-fields-1.36.tsv: " + rows.size() + " rows, 0 differ");
  }

  /** The table has the full name of definitions without fields, the catalogue their short one. */
  private static String withShortPrimitive(String row, Set<String> definitions) {
    String[] columns = row.split("\t", -1);
    if (!definitions.contains(columns[3])) {
      columns[3] = DeclaredObject.shortName(columns[3]);
    }
    return String.join("\t", columns);
  }

  private static Set<String> difference(Set<String> these, Set<String> those) {
    Set<String> difference = new TreeSet<>(these);
    difference.removeAll(those);
    return difference;
  }

  private static List<String> rows(DeclaredObject object) {
    List<String> rows = new ArrayList<>();
    for (DeclaredField field : object.fields()) {
      if (field.hasMetadata()) {
        rows.add(row(object.name(), field));
      }
    }
    return rows;
  }

  private static String row(String definition, DeclaredField field) {
    return String.join(
        "\t",
        definition,
        field.name(),
        types(field.type()),
        field.strategies().stream().map(PatchStrategy::word).collect(Collectors.joining(",")),
        field.mergeKey().orElse(""),
        field.listType().orElse(""),
        String.join(",", field.listMapKeys()),
        field.mapType().orElse(""));
  }

  /** The table's two columns for the type: its sort, and what a list or a reference is of. */
  private static String types(DeclaredType type) {
    return switch (type) {
      case DeclaredType.ListOf list ->
          "array\t" + types(list.items()).replaceFirst("ref\t|\t$", "");
      case DeclaredType.MapOf map -> "object\t";
      case DeclaredType.Reference reference -> "ref\t" + reference.definition();
      case DeclaredType.Primitive primitive -> primitive.name() + "\t";
    };
  }
}
