package dev.tripatch.engine.threeway;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.patch.Deployments;
import dev.tripatch.engine.patch.Deployments.Versions;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.catalog.BundledCatalog;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.DoubleRange;
import org.jspecify.annotations.Nullable;

/** What is written around fields that are left out may wait until all of them are. */
class LeavingOutLawsTest {
  private static final SchemaAnswer DEPLOYMENT =
      new BundledCatalog().lookUp("apps/v1", "Deployment");
  private static final List<String> NAMES = List.of("name", "containerPort", "value");

  @Provide
  Arbitrary<Versions> versions() {
    return Deployments.versions();
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void togetherTheyLeaveWhatTheyLeaveOneByOne(
      @ForAll("versions") Versions all,
      @ForAll Random random,
      @ForAll @DoubleRange(min = 0.05, max = 1) double share) {
    Explanation reasons = reasons(all);
    LeavingOut together = new LeavingOut(reasons);
    Explanation one = reasons;
    for (FieldPath field : fields(reasons, random, share)) {
      LeavingOut alone = new LeavingOut(one);
      Optional<LeaveOutRefusal> refusal = together.refusal(field);
      assertThat(refusal).isEqualTo(alone.refusal(field));
      if (refusal.isEmpty()) {
        together.leaveOut(field);
        alone.leaveOut(field);
        one = alone.rest();
      }
    }
    assertThat(together.rest().root()).isEqualTo(one.root());
  }

  private static Explanation reasons(Versions all) {
    ThreeDocuments<MapValue> documents =
        new ThreeDocuments<>(Optional.of(all.lastApplied()), all.local(), Optional.of(all.live()));
    return ((ThreeWayOutcome.Computed)
            ThreeWay.compute(ThreeWayInputs.asApplied(documents, DEPLOYMENT)))
        .explanation();
  }

  /** Any order; what the patch adds as one is taken apart by any key. */
  private static List<FieldPath> fields(Explanation reasons, Random random, double share) {
    Set<FieldPath> all = new LinkedHashSet<>();
    for (FieldOutcome field : reasons.all()) {
      all.add(field.path());
      if (field.isWhole()) {
        addInside(field.path(), field.values().local(), all);
      }
    }
    List<FieldPath> some = new ArrayList<>();
    for (FieldPath path : all) {
      if (random.nextDouble() < share) {
        some.add(random.nextInt(some.size() + 1), path);
      }
    }
    return some;
  }

  private static void addInside(FieldPath at, @Nullable Value value, Set<FieldPath> all) {
    all.add(at);
    if (value instanceof MapValue map) {
      map.entries().forEach((key, part) -> addInside(at.key(key), part, all));
    } else if (value instanceof ListValue list) {
      list.items().forEach(item -> addItem(at, item, all));
    }
  }

  private static void addItem(FieldPath list, Value item, Set<FieldPath> all) {
    switch (item) {
      case Scalar member -> all.add(list.member(member));
      case MapValue map ->
          NAMES.stream()
              .filter(name -> map.get(name) instanceof Scalar)
              .forEach(
                  name ->
                      addInside(
                          list.item(name, (Scalar) Objects.requireNonNull(map.get(name))),
                          map,
                          all));
      case ListValue ignored -> {}
    }
  }
}
