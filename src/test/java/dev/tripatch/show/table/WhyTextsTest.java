package dev.tripatch.show.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.show.Comparison;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.Workbench;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class WhyTextsTest {
  private static final String POD =
      "{apiVersion: v1, kind: Pod, metadata: {name: a}, spec: {containers: [{%s}]}}\n";

  /** Nothing comes out, so at every field there is said why. */
  @Test
  void whereKubernetesRefusesEveryFieldTellsWhichOneAndInWhichWords() {
    Compared.Done done =
        (Compared.Done)
            new Workbench(new BundledCatalog())
                .compare(
                    new ThreeDocuments<>(
                        Optional.empty(),
                        SourceReader.read("local", POD.formatted("image: i")),
                        Optional.of(SourceReader.read("live", POD.formatted("name: a")))),
                    true);
    Comparison refused = new Comparison(done.documents(), done.outcome());
    Refusal refusal = refused.refusal().orElseThrow();
    FieldPath asked = FieldPath.of("spec", "nodeName");
    Why why = refused.why(asked);
    assertThat(why.path()).isEqualTo(asked);
    assertThat(why.mark()).isEmpty();
    assertThat(why.sentence()).contains(refusal.cause(), refusal.remedy());
    assertThat(why.facts())
        .extracting(Why.Fact::text)
        .containsExactly("spec.containers", refusal.referenceText());
  }
}
