package dev.tripatch.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.YamlWriter;
import dev.tripatch.document.reader.ManifestFile;
import dev.tripatch.document.reader.ManifestObject;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.patch.JsonPatch;
import dev.tripatch.engine.patch.JsonPointer;
import dev.tripatch.engine.patch.Operation;
import dev.tripatch.hazard.EditDistance;
import dev.tripatch.hazard.Field.KeyedList;
import dev.tripatch.hazard.FieldWalk;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.json.Value;
import dev.tripatch.laws.Sample;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.ui.panes.model.OpenModel;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.PatchHazards;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What looks like a slip is told of real objects, and of what is meant nothing is. */
@RealInput.Manifests
class SlipLawsTest {
  private final Random random = Sample.random();

  private static void objects(Consumer<MapValue> each) throws IOException {
    for (Path file : Sample.of(RealInput.manifestFiles())) {
      ManifestFile.read(file.toString(), Files.readString(file)).objects().stream()
          .map(ManifestObject::value)
          .forEach(each);
    }
  }

  private static List<KeyedList> lists(MapValue object) {
    List<KeyedList> lists = new ArrayList<>();
    FieldWalk.over(
        object,
        OpenModel.WORKBENCH.schemaOf(object).type(),
        field -> field.asKeyedList().filter(list -> list.items().size() > 1).ifPresent(lists::add));
    return lists;
  }

  private static List<String> names(KeyedList list) {
    return list.items().items().stream()
        .filter(MapValue.class::isInstance)
        .map(item -> ((MapValue) item).text(list.mergeKey()))
        .filter(name -> !name.isEmpty())
        .distinct()
        .toList();
  }

  /** Of two items that both are meant, hardly any two have names that look like a slip. */
  @Test
  void realNeighboursAreNoSlips() throws IOException {
    Set<String> alike = new TreeSet<>();
    int[] all = {0};
    objects(
        object ->
            lists(object)
                .forEach(
                    list -> {
                      List<String> names = names(list);
                      all[0] += names.size();
                      for (String one : names) {
                        names.stream()
                            .filter(other -> one.compareTo(other) < 0)
                            .filter(other -> EditDistance.isTypo(one, other))
                            .forEach(other -> alike.add(one + " " + other));
                      }
                    }));
    System.out.println("neighbours: " + all[0] + " items, alike: " + alike);
    assertThat(alike).hasSizeLessThan(1 + all[0] / 2_000);
  }

  /** A misspelt key is told if the item is added, and a right one never. */
  @Test
  void aMisspeltKeyIsTold() throws IOException {
    List<String> wrong = new ArrayList<>();
    int[] told = {0};
    objects(
        object ->
            lists(object).stream()
                .filter(list -> list.path().steps().stream().allMatch(SlipLawsTest::isPlain))
                .forEach(
                    list -> {
                      List<String> names = names(list);
                      if (names.isEmpty()) {
                        return;
                      }
                      String name = names.get(random.nextInt(names.size()));
                      String written = random.nextInt(4) == 0 ? name : misspelt(name);
                      boolean isSlip =
                          !names.contains(written)
                              && names.stream().anyMatch(it -> EditDistance.isTypo(written, it));
                      boolean isTold = isTold(object, list, written);
                      told[0] += isTold ? 1 : 0;
                      if (isSlip != isTold && !EditDistance.isSlip(written, name)) {
                        wrong.add(list.path() + " " + names + " " + written + " " + isTold);
                      } else if (isSlip && !isTold || names.contains(written) && isTold) {
                        wrong.add(list.path() + " " + names + " " + written + " " + isTold);
                      }
                    }));
    System.out.println("misspelt keys: " + told[0] + " told");
    assertThat(wrong).isEmpty();
    assertThat(told[0]).isGreaterThan(Sample.least(40));
  }

  private static boolean isPlain(PathStep step) {
    return step instanceof PathStep.Key
        || step instanceof PathStep.KeyedItem(_, _, int occurrence) && occurrence == 0;
  }

  private String misspelt(String name) {
    int at = random.nextInt(name.length());
    String before = name.substring(0, at);
    String after = name.substring(at + 1);
    return switch (random.nextInt(3)) {
      case 0 -> before + after;
      case 1 -> before + name.charAt(at) + name.charAt(at) + after;
      default -> after + before;
    };
  }

  private static boolean isTold(MapValue object, KeyedList list, String name) {
    Value patch = ListValue.of(MapValue.of(list.mergeKey(), new StringValue(name)));
    for (PathStep step : list.path().steps().reversed()) {
      patch =
          switch (step) {
            case PathStep.Key(String key) -> MapValue.of(key, patch);
            case PathStep.KeyedItem(String key, var own, _) ->
                ListValue.of(with(key, own, (MapValue) patch));
            default -> throw new IllegalStateException(list.path().toString());
          };
    }
    return hazards(PatchFormat.STRATEGIC, object, patch).stream()
        .filter(hazard -> hazard.kind() == HazardKind.CHANGED_MERGE_KEY)
        .anyMatch(hazard -> hazard.path().parent().orElseThrow().toString().endsWith(name + "]"));
  }

  private static MapValue with(String key, Value own, MapValue others) {
    MapValue.Builder item = MapValue.builder().put(key, own);
    others.entries().forEach(item::put);
    return item.build();
  }

  private static List<Hazard> hazards(PatchFormat format, MapValue live, Value patch) {
    SchemaAnswer schema = OpenModel.WORKBENCH.schemaOf(live);
    return PatchHazards.of(
        format, YamlWriter.render("patch", patch), YamlWriter.render("live", live), schema);
  }

  /** An operation is undone exactly if the patch without it gives the same. */
  @Test
  void anOperationIsUndoneIfTheSameComesOutWithoutIt() throws IOException {
    List<String> wrong = new ArrayList<>();
    int[] undone = {0};
    objects(
        live -> {
          List<JsonPointer> places = new ArrayList<>();
          pointers(live, JsonPointer.ROOT, places);
          for (int i = 0; i < 3 && !places.isEmpty(); i++) {
            JsonPatch patch = patch(places);
            if (patch.apply(live) instanceof JsonPatch.Applied(MapValue result)) {
              Set<Integer> expected = undone(patch, live, result);
              Set<Integer> found = found(live, patch);
              undone[0] += expected.size();
              if (!expected.equals(found)) {
                wrong.add(live.text("kind") + " " + patch.asValue() + expected + found);
              }
            }
          }
        });
    System.out.println("operations undone: " + undone[0]);
    assertThat(wrong).isEmpty();
    assertThat(undone[0]).isGreaterThan(Sample.least(300));
  }

  private static Set<Integer> found(MapValue live, JsonPatch patch) {
    List<Hazard> hazards = hazards(PatchFormat.JSON, live, patch.asValue());
    String text = YamlWriter.render("patch", patch.asValue()).text();
    Set<Integer> found = new TreeSet<>();
    for (Hazard hazard : hazards) {
      if (hazard.kind() == HazardKind.OPERATION_SLIP && hazard.sentence().contains("undoes")) {
        String before = text.substring(0, hazard.span().orElseThrow().start());
        found.add((int) before.lines().filter(line -> line.startsWith("- op:")).count() - 1);
      }
    }
    return found;
  }

  private static Set<Integer> undone(JsonPatch patch, MapValue live, MapValue result) {
    List<Operation> all = patch.operations();
    Set<Integer> undone = new TreeSet<>();
    for (int i = 0; i < all.size(); i++) {
      List<Operation> others = new ArrayList<>(all);
      others.remove(i);
      boolean writes =
          all.get(i) instanceof Operation.Add || all.get(i) instanceof Operation.Replace;
      boolean changes =
          !new JsonPatch(all.subList(0, i))
              .apply(live)
              .equals(new JsonPatch(all.subList(0, i + 1)).apply(live));
      if (writes
          && changes
          && new JsonPatch(others).apply(live).equals(new JsonPatch.Applied(result))) {
        undone.add(i);
      }
    }
    return undone;
  }

  /** Operations that often are about the same place, or about one in another. */
  private JsonPatch patch(List<JsonPointer> places) {
    JsonPointer first = places.get(random.nextInt(places.size()));
    List<JsonPointer> near =
        places.stream().filter(it -> it.equals(first) || it.isProperPrefixOf(first)).toList();
    return new JsonPatch(
        IntStream.range(0, 2 + random.nextInt(2))
            .mapToObj(i -> operation(near.get(random.nextInt(near.size()))))
            .toList());
  }

  private Operation operation(JsonPointer place) {
    Value value =
        random.nextBoolean()
            ? new StringValue("x" + random.nextInt(3))
            : MapValue.of("k" + random.nextInt(2), new StringValue("x" + random.nextInt(3)));
    return switch (random.nextInt(4)) {
      case 0 -> new Operation.Remove(place);
      case 1 -> new Operation.Replace(place, value);
      case 2 -> new Operation.Add(place.then("new"), value);
      default -> new Operation.Add(place, value);
    };
  }

  private static void pointers(Value value, JsonPointer at, List<JsonPointer> into) {
    if (value instanceof MapValue map) {
      for (Map.Entry<String, Value> entry : map.entries().entrySet()) {
        JsonPointer next = at.then(entry.getKey());
        into.add(next);
        pointers(entry.getValue(), next, into);
      }
    }
  }

  private static List<Hazard> created(MapValue object) {
    return OpenModel.WORKBENCH.compare(
                new ThreeDocuments<>(
                    Optional.empty(), YamlWriter.render("local", object), Optional.empty()),
                true,
                Optional.empty())
            instanceof Compared.Done done
        ? done.hazards()
        : List.of();
  }

  /** Variables that are missing in real objects: so few that each was read. */
  @Test
  void realObjectsDefineTheirVariables() throws IOException {
    Set<String> told = new TreeSet<>();
    objects(
        object ->
            created(object).stream()
                .filter(hazard -> hazard.kind() == HazardKind.UNDEFINED_VARIABLE)
                .forEach(
                    hazard ->
                        told.add(object.text("kind") + " " + hazard.path() + hazard.sentence())));
    System.out.println("variables: " + told.size() + "\n" + String.join("\n", told));
    assertThat(told).isEmpty();
  }
}
