package dev.tripatch.engine.patch.kustomize;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Names are completed and found as if each were compared with all others. */
class AlikeNamesLawsTest {
  private static final List<String> KEYS = List.of("p", "q", "r");

  @Property(tries = 3000)
  void foundAsIfAllWereCompared(
      @ForAll("names") List<List<String>> names, @ForAll("names") List<List<String>> sought) {
    AlikeNames alike = new AlikeNames(names);
    for (List<String> name : sought) {
      assertThat(alike.contains(name)).isEqualTo(names.contains(name));
      assertThat(alike.hasOneLike(name))
          .isEqualTo(names.stream().anyMatch(other -> ItemNames.areOne(name, other)));
    }
  }

  @Property(tries = 3000)
  void completedAsIfAllWereCompared(
      @ForAll("names") List<List<String>> base, @ForAll("names") List<List<String>> patch) {
    LinkedHashSet<List<String>> seen = new LinkedHashSet<>(patch);
    seen.addAll(base);
    List<List<String>> plain = new ArrayList<>(seen);
    complete(plain);

    List<ItemNames.Name> names = ItemNames.of(KEYS, items(patch), items(base)).names();

    List<List<String>> keys = new ArrayList<>();
    for (List<String> name : plain) {
      List<String> texts = name.stream().filter(text -> !text.isEmpty()).toList();
      keys.add(texts.isEmpty() ? name : texts);
    }
    assertThat(names.stream().map(ItemNames.Name::texts).toList()).isEqualTo(keys);
  }

  private static void complete(List<List<String>> names) {
    for (int i = 0; i < names.size(); i++) {
      List<String> first = names.get(i);
      for (int j = 0; j < names.size(); j++) {
        List<String> second = names.get(j);
        if (ItemNames.areOne(first, second)) {
          List<String> full = new ArrayList<>();
          for (int k = 0; k < KEYS.size(); k++) {
            full.add(first.get(k).isEmpty() ? second.get(k) : first.get(k));
          }
          names.set(i, full);
          names.set(j, full);
        }
      }
    }
  }

  private static List<Value> items(List<List<String>> names) {
    List<Value> items = new ArrayList<>();
    for (List<String> name : names) {
      MapValue.Builder item = MapValue.builder();
      for (int k = 0; k < KEYS.size(); k++) {
        if (!name.get(k).isEmpty()) {
          item.put(KEYS.get(k), new StringValue(name.get(k)));
        }
      }
      items.add(item.build());
    }
    return items;
  }

  @Provide
  Arbitrary<List<List<String>>> names() {
    return Arbitraries.of("", "1", "2", "3").list().ofSize(KEYS.size()).list().ofMaxSize(6);
  }
}
