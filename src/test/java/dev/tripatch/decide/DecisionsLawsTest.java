package dev.tripatch.decide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.FieldPath;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Many fields are decided at once as if each were decided alone. */
class DecisionsLawsTest {

  @Property(tries = 5000)
  void asIfEachFieldWereDecidedAlone(@ForAll("decisions") List<Decision> decisions) {
    Decisions decided = Decisions.NONE;
    Map<FieldPath, Fate> plain = new LinkedHashMap<>();
    for (Decision decision : decisions) {
      decided = decided.with(decision);
      for (FieldPath field : decision.fields()) {
        plain.keySet().removeIf(known -> known.startsWith(field));
        if (decision.fate() != Fate.RESTORE) {
          plain.put(field, decision.fate());
        }
      }
      if (decision.fate() == Fate.RESTORE) {
        decision.fields().forEach(field -> plain.keySet().removeIf(field::startsWith));
      }
      assertThat(List.copyOf(decided.all().entrySet())).isEqualTo(List.copyOf(plain.entrySet()));
    }
  }

  @Property(tries = 5000)
  void whatHoldsFieldsIsFoundOnce(
      @ForAll("fields") FieldPath path, @ForAll("fieldLists") List<FieldPath> fields) {
    assertThat(FieldPath.holdersOf(fields).contains(path) || path.isIn(Set.copyOf(fields)))
        .isEqualTo(
            fields.stream().anyMatch(each -> each.startsWith(path) || path.startsWith(each)));
  }

  @Provide
  Arbitrary<FieldPath> fields() {
    return Arbitraries.of("a", "b", "c")
        .list()
        .ofMinSize(0)
        .ofMaxSize(3)
        .map(keys -> FieldPath.of(keys.toArray(String[]::new)));
  }

  @Provide
  Arbitrary<List<FieldPath>> fieldLists() {
    return fields().list().ofMinSize(1).ofMaxSize(6);
  }

  @Provide
  Arbitrary<List<Decision>> decisions() {
    return Combinators.combine(Arbitraries.of(Fate.class), fieldLists())
        .as(Decision::new)
        .list()
        .ofMaxSize(5);
  }
}
