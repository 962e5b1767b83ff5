package dev.tripatch.recorded;

import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.engine.patch.JsonMerge;
import dev.tripatch.json.MapValue;
import dev.tripatch.schema.SchemaSource;
import java.util.Optional;

/** Three-way and two-way JSON merge patches of custom resources. */
final class JsonMergeAnswers implements Comparer {
  private final ComparedTexts texts;

  JsonMergeAnswers(SchemaSource schemas) {
    texts = new ComparedTexts(schemas);
  }

  @Override
  public Optional<Verdict> compare(RecordedCase line) {
    if (!line.has("twoWayCurrentToModified")) {
      return Optional.empty();
    }
    MapValue current = line.map("current");
    MapValue modified = line.map("modified");
    line.notes("kind");
    return Optional.of(
        new Questions(line)
            .ask("threeWay", () -> ComparedTexts.patch(texts.compare(line, true)))
            .ask(
                "twoWayCurrentToModified",
                () -> new Answer.Result(JsonMerge.diff(current, modified)))
            .askApplied(
                "threeWayApplied",
                "threeWay",
                patch -> texts.applied(current, (MapValue) patch, Dialect.CUSTOM_RESOURCE))
            .verdict());
  }
}
