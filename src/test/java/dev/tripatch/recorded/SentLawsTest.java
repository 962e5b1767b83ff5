package dev.tripatch.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.live.LiveObject;
import dev.tripatch.document.Format;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.EngineNumbers;
import dev.tripatch.json.MapValue;
import dev.tripatch.laws.Sample;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.pane.PatchLook;
import dev.tripatch.workspace.sending.Effect;
import dev.tripatch.workspace.sending.ObjectChange;
import dev.tripatch.workspace.sending.Planning;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What holds of every change that a real server got and took. */
class SentLawsTest {
  private final SchemaSource catalog = new OlderSchemas(new BundledCatalog());
  private final ServerAnswers answers = new ServerAnswers(new BundledCatalog());

  private static List<RecordedCase> changes() throws IOException, URISyntaxException {
    Path recording =
        Path.of(
            Objects.requireNonNull(
                    SentLawsTest.class.getResource("/recorded/apply-on-server.jsonl.gz"))
                .toURI());
    List<RecordedCase> changes = new ArrayList<>();
    for (RecordedCase line : new RecordedFile(recording).sample()) {
      if (line.value("live") instanceof MapValue && line.value("patch") instanceof MapValue) {
        changes.add(line);
      }
    }
    return changes;
  }

  /** What a patch does is found out by reading it, in every format; the result agrees. */
  @Test
  void aPatchHasTheEffectThatIsShown() throws IOException, URISyntaxException {
    int planned = 0;
    for (RecordedCase line : changes()) {
      ComparisonView view = answers.done(line).view();
      MapValue live = view.live().orElseThrow();
      Effect shown = Effect.between(live, view.result(), view.schema().declaredType());
      for (PatchFormat format : PatchFormat.values()) {
        PatchLook look = new PatchLook(Optional.of(format), false, Format.JSON);
        if (Planning.of(view, view.patch(look), new LiveObject(live, Instant.EPOCH))
            instanceof Planning.Planned(var plan)) {
          planned++;
          assertThat(plan.effect()).as(line.id() + " " + format).isEqualTo(shown);
        }
      }
    }
    assertThat(planned).isGreaterThan(Sample.least(200));
  }

  /** The way back is exact, whatever the server made of the change. */
  @Test
  void theWayBackLeadsToWhatWasBefore() throws IOException, URISyntaxException {
    int accepted = 0;
    for (RecordedCase line : changes()) {
      if (!"configured".equals(line.text("answer"))) {
        continue;
      }
      accepted++;
      MapValue before = EngineNumbers.asEngineReads(line.map("live"));
      MapValue after = EngineNumbers.asEngineReads(line.map("after"));
      SchemaAnswer schema = catalog.of(before);
      ObjectChange change = new ObjectChange(before, after, schema);

      assertThat(change.effect().isNone()).as(line.id()).isFalse();
      Optional<MapValue> back = change.back().onto(after);
      assertThat(back).as(line.id()).isPresent();
      assertThat(Effect.between(before, back.get(), schema.declaredType()).fields())
          .as(line.id())
          .isEmpty();
      assertThat(change.onto(back.get())).as(line.id() + " again").isPresent();
      assertThat(change.onto(after)).as(line.id() + " has it already").isEmpty();
    }
    assertThat(accepted).isGreaterThan(Sample.least(90));
  }
}
