package dev.tripatch.engine.explain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.patch.Deployments;
import dev.tripatch.engine.patch.Deployments.Versions;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.catalog.BundledCatalog;
import java.util.Optional;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** The books balance in random cases, with patch metadata and without. */
class LedgerLawsTest {
  private static final SchemaAnswer DEPLOYMENT =
      new BundledCatalog().lookUp("apps/v1", "Deployment");
  private static final SchemaAnswer CUSTOM = new SchemaAnswer.Unknown("a custom resource");

  @Provide
  Arbitrary<Versions> versions() {
    return Deployments.versions();
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void reasonsAddUpToThePatchAndTheResult(@ForAll("versions") Versions all) {
    balances(all, DEPLOYMENT);
    balances(all, CUSTOM);
  }

  private static void balances(Versions all, SchemaAnswer schema) {
    ThreeWayOutcome outcome =
        ThreeWay.compute(
            ThreeWayInputs.asApplied(
                new ThreeDocuments<>(
                    Optional.of(all.lastApplied()), all.local(), Optional.of(all.live())),
                schema));
    assertThat(outcome).isInstanceOf(ThreeWayOutcome.Computed.class);
    ThreeWayOutcome.Computed done = (ThreeWayOutcome.Computed) outcome;
    assertThat(Ledger.patch(done.explanation())).isEqualTo(done.patch());
    assertThat(Ledger.result(done.explanation())).isEqualTo(done.result());
    assertThat(done.explanation().all())
        .noneMatch(field -> field.reason() == Reason.NOT_COVERED)
        .doesNotHaveDuplicates();
  }
}
