package dev.tripatch.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cli.Shell;
import dev.tripatch.decide.conflict.Fields;
import dev.tripatch.document.reader.ManifestFile;
import dev.tripatch.document.reader.ManifestObject;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.laws.Sample;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * {@code decide --take-live --drifted} of lists without names, against {@link ListModel}, a merge
 * that is written from the definition: last applied is the base of both sides.
 */
class DriftedListsLawsTest {
  private static final int LISTS = 5_000;
  private static final int IN_A_FILE = 250;

  /** Of what the model decides, at least so many percent are decided; few lists say less. */
  private static final int LEAST = Sample.ALL ? 95 : 90;

  private final Random random = Sample.random();
  private int decidedByModel;
  private int decided;
  private int clear;
  @TempDir Path folder;

  /** A list in three documents. */
  private record Lists(List<Value> base, List<Value> local, List<Value> live) {}

  @Test
  void whatOnlyLiveChangedIsTakenAndNothingElse() throws IOException {
    int left = Sample.tries(LISTS);
    int all = left;
    while (left > 0) {
      int some = Math.min(left, IN_A_FILE);
      tryOut(Stream.generate(this::lists).limit(some).toList());
      left -= some;
    }
    System.out.println(
        all
            + " lists, "
            + clear
            + " clear, "
            + decided
            + " of "
            + decidedByModel
            + " parts decided");
    assertThat(clear).isGreaterThan(all / 2);
    assertThat(decided * 100).isGreaterThanOrEqualTo(decidedByModel * LEAST);
  }

  /** Without its first item, local's new one looks like a change of that item. */
  @Test
  void whatTheFirstRunTakesLetsTheSecondTakeNothingElse() throws IOException {
    tryOut(
        List.of(
            new Lists(
                texts("--flag0=0", "-f1", "200", "--flag3=0"),
                texts("--flag0=0", "-f19", "-f1", "200", "-f13", "--flag3=0"),
                texts("-f1", "200", "-f19"))));
  }

  private static List<Value> texts(String... texts) {
    return Stream.of(texts).<Value>map(StringValue::new).toList();
  }

  private void tryOut(List<Lists> all) throws IOException {
    write("last.yaml", all.stream().map(Lists::base).toList());
    write("local.yaml", all.stream().map(Lists::local).toList());
    write("live.yaml", all.stream().map(Lists::live).toList());
    Shell.Answer first = decide();
    List<List<Value>> after = read();
    for (int i = 0; i < all.size(); i++) {
      check(all.get(i), after.get(i));
    }
    Shell.Answer second = decide();
    List<List<Value>> again = read();
    for (int i = 0; i < all.size(); i++) {
      assertThat(again.get(i)).as("the second time: %s", all.get(i)).isEqualTo(after.get(i));
    }
    List<String> left = undecided(first);
    List<String> leftAgain = undecided(second);
    for (int i = 0; i < all.size(); i++) {
      assertThat(leftAgain.contains("d" + i))
          .as("undecided again: %s became %s", all.get(i), after.get(i))
          .isEqualTo(left.contains("d" + i));
    }
    assertThat(second.exitCode()).isEqualTo(first.exitCode());
  }

  private static List<String> undecided(Shell.Answer answer) {
    return answer
        .err()
        .lines()
        .filter(line -> line.contains(" is undecided: "))
        .map(line -> line.replaceAll(".* of Deployment (d\\d+) is undecided.*", "$1"))
        .toList();
  }

  private void check(Lists lists, List<Value> after) {
    String what = lists + "\n became " + after;
    List<Value> once =
        lists.base().stream().filter(item -> count(item, lists.base()) == 1).toList();
    for (Value item : once) {
      if (!lists.local().contains(item) && !lists.live().contains(item)) {
        assertThat(after).as("back: %s", what).doesNotContain(item);
      }
      if (lists.local().contains(item) && lists.live().contains(item)) {
        assertThat(after).as("lost: %s", what).contains(item);
      }
    }
    boolean haveOnlyAdded =
        lists.local().containsAll(lists.base()) && lists.live().containsAll(lists.base());
    for (Value item : after) {
      long most = Math.max(count(item, lists.local()), count(item, lists.live()));
      if (haveOnlyAdded && !lists.base().contains(item)) {
        assertThat(count(item, after)).as("twice: %s", what).isLessThanOrEqualTo(most);
      }
    }
    ListModel model = new ListModel(lists.base(), lists.local(), lists.live());
    if (model.isClear()) {
      int done = model.done(after);
      assertThat(done).as("mixed: %s", what).isNotNegative();
      clear++;
      decided += done;
      decidedByModel += model.decided().size();
    }
  }

  private static long count(Value item, List<Value> items) {
    return Collections.frequency(items, item);
  }

  private Shell.Answer decide() {
    return new Shell(folder)
        .run(
            "decide",
            "--take-live",
            "--drifted",
            "-f",
            folder.resolve("local.yaml").toString(),
            "--live",
            folder.resolve("live.yaml").toString(),
            "--last-applied",
            folder.resolve("last.yaml").toString());
  }

  private static final FieldPath POD = FieldPath.of("spec", "template", "spec");
  private static final FieldPath TOLERATIONS = POD.key("tolerations");
  private static final FieldPath ARGS =
      POD.key("containers").item("name", new StringValue("web")).key("args");

  private void write(String name, List<List<Value>> lists) throws IOException {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < lists.size(); i++) {
      text.append("---\napiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: d")
          .append(i)
          .append("\nspec:\n  template:\n    spec:\n      containers:\n      - name: web\n");
      boolean isOfTexts = i % 2 == 0;
      text.append(isOfTexts ? "        args:\n" : "      tolerations:\n");
      for (Value item : lists.get(i)) {
        text.append(isOfTexts ? "        - " : "      - ")
            .append(CanonicalJson.write(item))
            .append('\n');
      }
      if (lists.get(i).isEmpty()) {
        text.replace(text.length() - 1, text.length(), " []\n");
      }
    }
    Files.writeString(folder.resolve(name), text);
  }

  private List<List<Value>> read() throws IOException {
    List<List<Value>> lists = new ArrayList<>();
    String text = Files.readString(folder.resolve("local.yaml"));
    for (ManifestObject object : ManifestFile.read("local.yaml", text).objects()) {
      MapValue local = object.value();
      Value list =
          Fields.at(local, ARGS).or(() -> Fields.at(local, TOLERATIONS)).orElse(ListValue.EMPTY);
      lists.add(((ListValue) list).items());
    }
    return lists;
  }

  private boolean isOfTexts;

  private Lists lists() {
    isOfTexts = !isOfTexts;
    List<Value> base = new ArrayList<>();
    int size = random.nextInt(8);
    for (int i = 0; i < size; i++) {
      base.add(item(i, 0));
    }
    return new Lists(base, edited(base, 2), edited(base, 3));
  }

  /** Mostly another item for each number; some begin alike, and some are there twice. */
  private Value item(int number, int version) {
    if (isOfTexts) {
      return new StringValue(
          switch (number % 3) {
            case 0 -> "--flag" + number + "=" + version;
            case 1 -> "-f" + number;
            default -> String.valueOf(random.nextInt(4) == 0 ? 1 : 100 * number + version);
          });
    }
    MapValue toleration =
        MapValue.of("key", new StringValue("k" + number / 2)).toBuilder()
            .put("value", new StringValue("v" + number + "." + version))
            .build();
    return random.nextInt(3) == 0
        ? toleration.toBuilder().put("effect", new StringValue("NoSchedule")).build()
        : toleration;
  }

  private List<Value> edited(List<Value> base, int most) {
    List<Value> edited = new ArrayList<>(base);
    for (int edits = 1 + random.nextInt(most); edits > 0; edits--) {
      int at = random.nextInt(edited.size() + 1);
      boolean isEnd = at == edited.size();
      switch (isEnd ? 3 : random.nextInt(8)) {
        case 0, 1 -> edited.remove(at);
        case 2, 4, 5 -> edited.set(at, changed(base.indexOf(edited.get(at))));
        case 6 -> edited.add(random.nextInt(edited.size()), edited.remove(at));
        default -> edited.add(at, item(10 + random.nextInt(12), 0));
      }
    }
    return edited;
  }

  private Value changed(int number) {
    return number < 0 || random.nextInt(3) == 0
        ? item(30 + random.nextInt(60), 0)
        : item(number, 1 + random.nextInt(5));
  }
}
