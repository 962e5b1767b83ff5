package dev.tripatch.dialect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.dialect.Reasons.NearbyDepartures;
import dev.tripatch.json.FieldPath;
import java.util.Comparator;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** The nearest departure is found as if all were looked through. */
class NearbyDeparturesLawsTest {

  @Property(tries = 5000)
  void asIfAllWereLookedThrough(
      @ForAll("departures") List<Departure> all,
      @ForAll("fields") FieldPath path,
      @ForAll boolean isOrder) {
    assertThat(NearbyDepartures.of(all).nearest(path, isOrder))
        .isEqualTo(
            all.stream()
                .filter(each -> path.startsWith(each.path()) || each.path().startsWith(path))
                .filter(each -> isOrder || !NearbyDepartures.isOfOrder(each))
                .min(
                    Comparator.comparing((Departure each) -> !path.startsWith(each.path()))
                        .thenComparing(each -> isOrder != NearbyDepartures.isOfOrder(each))
                        .thenComparingInt(each -> -each.path().length())
                        .thenComparing(Departure::cause)));
  }

  @Provide
  Arbitrary<FieldPath> fields() {
    return Arbitraries.of("a", "b")
        .list()
        .ofMaxSize(4)
        .map(keys -> FieldPath.of(keys.toArray(String[]::new)));
  }

  @Provide
  Arbitrary<List<Departure>> departures() {
    return Combinators.combine(
            fields(),
            Arbitraries.of(Cause.APPENDED, Cause.ORDER_NOT_SET, Cause.NOT_DELETED, Cause.KEY_TWICE))
        .as(Departure::new)
        .list()
        .ofMaxSize(8);
  }
}
