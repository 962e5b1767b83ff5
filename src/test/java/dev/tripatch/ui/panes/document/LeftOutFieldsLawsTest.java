package dev.tripatch.ui.panes.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.FieldPath;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Which fields are listed as left out: the outermost. */
class LeftOutFieldsLawsTest {

  @Provide
  Arbitrary<Set<FieldPath>> fields() {
    Arbitrary<FieldPath> field =
        Arbitraries.of("a", "b", "c")
            .list()
            .ofMaxSize(4)
            .map(keys -> FieldPath.of(keys.toArray(String[]::new)));
    return field.set().ofMaxSize(6);
  }

  @Property
  void whatIsInAFieldIsNotListedBesides(
      @ForAll("fields") Set<FieldPath> leftOut, @ForAll("fields") Set<FieldPath> more) {
    Set<FieldPath> expected =
        leftOut.stream()
            .filter(old -> more.stream().noneMatch(old::startsWith))
            .collect(Collectors.toSet());
    expected.addAll(more);
    assertThat(LeftOutFields.with(leftOut, more)).isEqualTo(expected);
  }

  @Property
  void whatIsInAFieldOrAroundItIsPutBackWithIt(
      @ForAll("fields") Set<FieldPath> leftOut, @ForAll("fields") Set<FieldPath> back) {
    assertThat(LeftOutFields.without(leftOut, back))
        .isEqualTo(
            leftOut.stream()
                .filter(old -> back.stream().noneMatch(each -> isRelated(old, each)))
                .collect(Collectors.toSet()));
  }

  private static boolean isRelated(FieldPath one, FieldPath other) {
    return one.startsWith(other) || other.startsWith(one);
  }
}
