package dev.tripatch.merge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.engine.explain.inner.CommonParts;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import dev.tripatch.laws.Sample;
import dev.tripatch.merge.ManifestMerge.MergedObject;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.show.pane.TextComparison;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What holds for every merge, on random edits of manifests ({@code -Dmerge.folder} for others). */
final class MergeLawsTest {

  private static final int ROUNDS = Sample.tries(Integer.getInteger("merge.rounds", 15_000));
  private static final SchemaSource SCHEMAS = new BundledCatalog();

  /** Of an object, and of its metadata. */
  private static final Set<String> SETS = Set.of("finalizers", "resources", "components");

  @TempDir Path folder = Path.of("");

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
    assumeTrue(Files.exists(Path.of("/usr/bin/git")), "no git");
    List<String> files = manifests();
    Counts counts = new Counts();
    for (int i = 0; i < ROUNDS; i++) {
      RandomEdits edits = new RandomEdits(Sample.SEED + i);
      String base = files.get(i % files.size());
      Threefold<String> texts =
          new Threefold<>(base, edits.edited(base, 1 + i % 6), edits.edited(base, 1 + i % 5));
      check(texts, counts, "seed " + (Sample.SEED + i));
    }
    System.out.println(counts.words());
    if (Sample.ALL) {
      assertThat(counts.left).hasSizeLessThan(ROUNDS / 50);
      assertThat(counts.clashing).isBetween(ROUNDS / 50, ROUNDS * 3 / 4);
      assertThat(counts.asGit).isGreaterThan(ROUNDS / 5);
    }
  }

  private static final class Counts {
    private int merged;
    private int clashing;
    private int asGit;
    private int gitConflicts;
    private final List<String> left = new ArrayList<>();
    private final List<String> differ = new ArrayList<>();

    String words() {
      return "%s merged, %s with conflicts, %s as git, git has conflicts in %s; %s left to git: %s\n%s differ from a clean merge of git's:\n%s"
          .formatted(
              merged,
              clashing,
              asGit,
              gitConflicts,
              left.size(),
              left,
              differ.size(),
              String.join("\n", differ.subList(0, Math.min(10, differ.size()))));
    }
  }

  private void check(Threefold<String> texts, Counts counts, String seed) throws Exception {
    Threefold<String> swapped = new Threefold<>(texts.base(), texts.theirs(), texts.ours());
    Optional<String> gits = byGit(texts);
    Optional<ManifestMerge> other;
    try {
      other = Optional.of(ManifestMerge.of(swapped, gits, SCHEMAS));
    } catch (NotMergedException e) {
      other = Optional.empty();
    }
    try {
      ManifestMerge merge = ManifestMerge.of(texts, gits, SCHEMAS);
      counts.merged++;
      counts.clashing += merge.clashes().isEmpty() ? 0 : 1;
      assertThat(other).as("the verdict with swapped sides, %s", seed).isPresent();
      check(texts, merge, other.get(), seed);
      compareWithGit(gits, merge, counts, seed);
    } catch (NotMergedException e) {
      counts.left.add(seed + ": " + e.sentence());
      assertThat(other).as("the verdict with swapped sides, %s, %s", seed, e.sentence()).isEmpty();
    }
  }

  private Optional<String> byGit(Threefold<String> texts) throws Exception {
    for (Branch branch : Branch.values()) {
      Files.writeString(folder.resolve(branch.name()), String.valueOf(texts.of(branch)));
    }
    Process git =
        new ProcessBuilder("git", "merge-file", "-p", "-q", "OURS", "BASE", "THEIRS")
            .directory(folder.toFile())
            .start();
    String text = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return git.waitFor() == 0 ? Optional.of(text) : Optional.empty();
  }

  /** Where git is clean and its objects are the merged ones, the text is git's. */
  private static void compareWithGit(
      Optional<String> gits, ManifestMerge merge, Counts counts, String seed) throws Exception {
    String text = gits.orElse("");
    if (gits.isEmpty()) {
      counts.gitConflicts++;
    } else if (merge.clashes().isEmpty()) {
      String ours = merge.text(Map.of(), Optional.empty(), ConflictMarks.USUAL);
      counts.asGit += ours.equals(text) ? 1 : 0;
      if (byName(text).equals(byName(ours))) {
        assertThat(ours).as("git's text, %s", seed).isEqualTo(text);
      } else {
        counts.differ.add(
            "== "
                + seed
                + "\n"
                + TextComparison.of(text, ours).lines().stream()
                    .filter(line -> line.kind() != TextComparison.Kind.SAME)
                    .map(
                        line ->
                            (line.kind() == TextComparison.Kind.ADDED ? "ours " : "git  ")
                                + line.text())
                    .collect(Collectors.joining("\n")));
      }
    }
  }

  private static void check(
      Threefold<String> texts, ManifestMerge merge, ManifestMerge swapped, String seed)
      throws NotMergedException {
    String ours = Objects.requireNonNull(texts.ours());
    String theirs = Objects.requireNonNull(texts.theirs());
    String base = Objects.requireNonNull(texts.base());
    String result = merge.text(Map.of(), Optional.of(Branch.OURS), ConflictMarks.USUAL);
    String marked = merge.text(Map.of(), Optional.empty(), ConflictMarks.USUAL);
    String other = swapped.text(Map.of(), Optional.of(Branch.THEIRS), ConflictMarks.USUAL);
    assertThat(sorted(byName(other)))
        .as("swapped sides, %s", seed)
        .isEqualTo(sorted(byName(result)));
    assertThat(swapped.clashes()).as(seed).hasSameSizeAs(merge.clashes());
    for (String comment : added(base, ours, theirs)) {
      assertThat(marked).as("comment, %s", seed).contains(comment);
    }
    untouchedLinesStay(texts, marked, seed);
    whatOneSideLeftIsAsTheOtherHasIt(texts, marked, seed);
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

  /**
   * Each comment, blank line and separator that neither side touched is in the result as often. A
   * field is where its item is: what an item has that a side removed, a comparison of lines may
   * find in another item that the other side removed.
   */
  private static void untouchedLinesStay(Threefold<String> texts, String result, String seed) {
    Threefold<List<String>> lines = texts.map(text -> text.lines().toList());
    List<String> base = Objects.requireNonNull(lines.base());
    int[] inOurs = CommonParts.of(base, Objects.requireNonNull(lines.ours())).places();
    int[] inTheirs = CommonParts.of(base, Objects.requireNonNull(lines.theirs())).places();
    Map<String, Integer> missing = new HashMap<>();
    for (int i = 0; i < base.size(); i++) {
      if (inOurs[i] >= 0 && inTheirs[i] >= 0) {
        remark(base.get(i)).ifPresent(remark -> missing.merge(remark, 1, Integer::sum));
      }
    }
    for (String line : result.lines().toList()) {
      remark(line).ifPresent(remark -> missing.merge(remark, -1, Integer::sum));
    }
    missing.values().removeIf(count -> count <= 0);
    assertThat(missing).as("untouched lines, %s\n%s", seed, result).isEmpty();
  }

  private static Optional<String> remark(String line) {
    String content = line.strip();
    int at = (" " + content).indexOf(" #");
    return at >= 0
        ? Optional.of(content.substring(at))
        : content.isEmpty() || content.startsWith("---") ? Optional.of(content) : Optional.empty();
  }

  /** git may put a comment into another object if a side moved that object. */
  private static void whatOneSideLeftIsAsTheOtherHasIt(
      Threefold<String> texts, String result, String seed) throws NotMergedException {
    boolean isGits =
        MergeStretch.clean(texts.map(MergeStretch::lines))
            .filter(lines -> String.join("", lines).equals(result))
            .isPresent();
    if (isGits) {
      return;
    }
    Map<ObjectName, String> base = bodies(texts.base());
    Map<ObjectName, String> ours = bodies(texts.ours());
    Map<ObjectName, String> theirs = bodies(texts.theirs());
    base.forEach(
        (name, text) -> {
          String our = ours.getOrDefault(name, "");
          String their = theirs.getOrDefault(name, "");
          if (!our.isEmpty() && !their.isEmpty() && (text.equals(our) || text.equals(their))) {
            assertThat(result).as("%s, %s", name, seed).contains(text.equals(our) ? their : our);
          }
        });
  }

  private static Map<ObjectName, String> bodies(@Nullable String file) throws NotMergedException {
    return FileText.read(String.valueOf(file)).parts().stream()
        .collect(
            Collectors.toMap(FileText.Part::name, part -> part.document().text().stripTrailing()));
  }

  /** Additions to sets come in another order if the sides are swapped. */
  private static Set<Value> sorted(Set<Value> objects) {
    return objects.stream().map(MergeLawsTest::sorted).collect(Collectors.toSet());
  }

  private static Value sorted(Value value) {
    if (!(value instanceof MapValue map)) {
      return value;
    }
    MapValue.Builder sorted = MapValue.builder();
    map.entries()
        .forEach(
            (key, field) ->
                sorted.put(
                    key,
                    key.equals("metadata")
                        ? sorted(field)
                        : field instanceof ListValue list && SETS.contains(key)
                            ? new ListValue(
                                list.items().stream()
                                    .sorted(Comparator.comparing(Value::toString))
                                    .toList())
                            : field));
    return sorted.build();
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
      case MergedField.OfText text ->
          text.parts().forEach(each -> unchangedNeverOverrides(each.field(), seed));
      case MergedField.Plain _, MergedField.Clash _ -> {}
    }
  }
}
