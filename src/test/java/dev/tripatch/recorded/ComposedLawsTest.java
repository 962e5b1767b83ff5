package dev.tripatch.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.explain.Ledger;
import dev.tripatch.engine.explain.Notes;
import dev.tripatch.engine.explain.Words;
import dev.tripatch.engine.explain.composed.ComposedExplainer;
import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.Note;
import dev.tripatch.engine.explain.outcome.Outcome;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.json.MapValue;
import dev.tripatch.laws.Sample;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.TypedPath;
import dev.tripatch.schema.catalog.BundledCatalog;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The reasons for a composed patch rebuild what Kubernetes itself made of it. */
class ComposedLawsTest {
  private final BundledCatalog catalog = new BundledCatalog();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "apply-directives.jsonl.gz",
        "apply-directives-odd.jsonl.gz",
        "apply-directives-third.jsonl.gz"
      })
  void reasonsAddUpToTheRecordedResult(String name) throws URISyntaxException {
    int applied = 0;
    for (RecordedCase line : recording(name).sample()) {
      if (line.map("applied").get("result") instanceof MapValue result
          && catalog.lookUp(line.apiVersion(), line.kind())
              instanceof SchemaAnswer.Known(var schema, _, _, _, _)) {
        applied++;
        TypedPath root = TypedPath.root(schema);
        check(
            line.id(),
            ComposedExplainer.ofStrategic(root, line.map("current"), line.map("patch"), result),
            result);
      }
    }
    assertThat(applied).isPositive();
  }

  /** The patches are those that kubectl's own code calculated; a person could have written them. */
  @Test
  void reasonsForAJsonMergePatchAddUpToo() throws URISyntaxException {
    TypedPath root = TypedPath.root(new SchemaType.Primitive("object"));
    int applied = 0;
    for (RecordedCase line : recording("json-merge.jsonl.gz").sample()) {
      if (line.map("threeWay").get("result") instanceof MapValue patch
          && line.map("threeWayApplied").get("result") instanceof MapValue result) {
        applied++;
        MapValue live = line.map("current");
        check(line.id(), ComposedExplainer.ofMerge(root, live, patch, result), result);
      }
    }
    assertThat(applied).isGreaterThan(Sample.least(100));
  }

  private static void check(String id, Explanation explanation, MapValue result) {
    assertThat(Ledger.result(explanation)).as(id).isEqualTo(result);
    Set<Object> paths = new HashSet<>();
    for (FieldOutcome field : explanation.all()) {
      String where = id + " " + field.path();
      assertThat(paths.add(field.path())).as(where).isTrue();
      assertThat(field.reason()).as(where).isNotEqualTo(Reason.NOT_COVERED);
      if (field.outcome() == Outcome.SAME) {
        assertThat(field.values().result()).as(where).isEqualTo(field.values().live());
      } else if (field.isWhole() && field.outcome() != Outcome.MERGED) {
        assertThat(isOther(field)).as(where + " " + field.reason()).isTrue();
      }
      assertThat(Words.of(field).sentence()).as(where).endsWith(".");
      assertThat(Notes.about(explanation, field.path()))
          .as(where)
          .extracting(Note::text)
          .allMatch(text -> text.endsWith("."));
    }
  }

  private static boolean isOther(FieldOutcome field) {
    return field.outcome() == Outcome.UNEXPLAINED
        || !Objects.equals(field.values().live(), field.values().result());
  }

  private static RecordedFile recording(String name) throws URISyntaxException {
    return new RecordedFile(
        Path.of(
            Objects.requireNonNull(ComposedLawsTest.class.getResource("/recorded/" + name))
                .toURI()));
  }
}
