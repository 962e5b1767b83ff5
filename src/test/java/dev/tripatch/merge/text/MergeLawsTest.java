package dev.tripatch.merge.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.Value;
import dev.tripatch.laws.Sample;
import dev.tripatch.merge.Branch;
import dev.tripatch.merge.MergedField;
import dev.tripatch.merge.Threefold;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.schema.catalog.BundledCatalog;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What holds for every merge, on random edits of manifests ({@code -Dmerge.folder} for others). */
final class MergeLawsTest {

  private static final int ROUNDS = Sample.tries(Integer.getInteger("merge.rounds", 400));
  private static final SchemaSource SCHEMAS = new BundledCatalog();

  private static List<String> manifests() {
    String folder = System.getProperty("merge.folder", "src/test/resources/dev/tripatch/merge");
    try (Stream<Path> files = Files.walk(Path.of(folder))) {
      return files
          .filter(path -> path.toString().matches(".*\\.ya?ml"))
          .sorted()
          .map(MergeLawsTest::text)
          .filter(MergeLawsTest::isPlain)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String text(Path path) {
    try {
      return Files.readString(path);
    } catch (IOException e) {
      return "";
    }
  }

  private static boolean isPlain(String text) {
    try {
      return !FileText.read(text).parts().isEmpty() && text.length() < 200_000;
    } catch (NotMergedException _) {
      return false;
    }
  }

  @Test
  void lawsHoldOnRandomEdits() throws Exception {
    List<String> files = manifests();
    int merged = 0;
    int clashing = 0;
    List<String> left = new ArrayList<>();
    for (int i = 0; i < ROUNDS; i++) {
      RandomEdits edits = new RandomEdits(Sample.SEED + i);
      String base = files.get(i % files.size());
      Threefold<String> texts =
          new Threefold<>(base, edits.edited(base, 1 + i % 6), edits.edited(base, 1 + i % 5));
      try {
        ManifestMerge merge = ManifestMerge.of(texts, SCHEMAS);
        merged++;
        clashing += merge.clashes().isEmpty() ? 0 : 1;
        check(texts, merge, "seed " + (Sample.SEED + i));
      } catch (NotMergedException e) {
        left.add("seed " + (Sample.SEED + i) + ": " + e.sentence());
      }
    }
    System.out.println(merged + " merged, " + clashing + " with conflicts, left to git: " + left);
    if (Sample.ALL) {
      assertThat(left).hasSizeLessThan(ROUNDS / 20);
      assertThat(clashing).isBetween(ROUNDS / 50, ROUNDS * 3 / 4);
    }
  }

  private static void check(Threefold<String> texts, ManifestMerge merge, String seed)
      throws NotMergedException {
    String ours = Objects.requireNonNull(texts.ours());
    String theirs = Objects.requireNonNull(texts.theirs());
    String base = Objects.requireNonNull(texts.base());
    String result = merge.text(Map.of(), Optional.of(Branch.OURS), ConflictMarks.USUAL);
    String marked = merge.text(Map.of(), Optional.empty(), ConflictMarks.USUAL);
    ManifestMerge swapped = ManifestMerge.of(new Threefold<>(base, theirs, ours), SCHEMAS);
    String other = swapped.text(Map.of(), Optional.of(Branch.THEIRS), ConflictMarks.USUAL);
    assertThat(byName(other)).as("swapped sides, %s", seed).isEqualTo(byName(result));
    assertThat(swapped.clashes()).as(seed).hasSameSizeAs(merge.clashes());
    for (String comment : added(base, ours, theirs)) {
      assertThat(marked).as("comment, %s", seed).contains(comment);
    }
    for (MergedObject object : merge.objects()) {
      unchangedNeverOverrides(object.root(), seed);
    }
    assertThat(alone(base, ours, base)).as(seed).isEqualTo(ours);
    assertThat(alone(base, base, theirs)).as(seed).isEqualTo(theirs);
    assertThat(alone(base, ours, ours)).as(seed).isEqualTo(ours);
    if (merge.clashes().isEmpty()) {
      assertThat(marked).as(seed).isEqualTo(result);
      assertThat(alone(result, result, result)).as(seed).isEqualTo(result);
    }
  }

  private static String alone(String base, String ours, String theirs) throws NotMergedException {
    return ManifestMerge.of(new Threefold<>(base, ours, theirs), SCHEMAS)
        .text(Map.of(), Optional.empty(), ConflictMarks.USUAL);
  }

  private static Set<Value> byName(String text) {
    return new HashSet<>(RandomEdits.values(text));
  }

  private static Set<String> added(String base, String ours, String theirs) {
    Set<String> added = new HashSet<>(comments(ours));
    added.addAll(comments(theirs));
    added.removeAll(comments(base));
    return added;
  }

  private static List<String> comments(String text) {
    return text.lines()
        .filter(line -> line.contains("# note n") || line.contains("# beside n"))
        .map(line -> line.substring(line.indexOf("# ")).strip())
        .toList();
  }

  private static void unchangedNeverOverrides(MergedField field, String seed) {
    Threefold<Value> values = field.values();
    if (values.isUnchanged(Branch.THEIRS)) {
      assertThat(field.value(Branch.BASE)).as(seed).isEqualTo(values.ours());
    } else if (values.isUnchanged(Branch.OURS)) {
      assertThat(field.value(Branch.BASE)).as(seed).isEqualTo(values.theirs());
    }
    if (values.agrees()) {
      assertThat(field.value(Branch.BASE)).as(seed).isEqualTo(values.ours());
    }
    switch (field) {
      case MergedField.OfMap map ->
          map.members().values().forEach(each -> unchangedNeverOverrides(each, seed));
      case MergedField.OfList list ->
          list.items().forEach(each -> unchangedNeverOverrides(each.field(), seed));
      case MergedField.Plain _, MergedField.Clash _ -> {}
    }
  }
}
