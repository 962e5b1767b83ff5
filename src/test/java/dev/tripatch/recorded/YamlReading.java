package dev.tripatch.recorded;

import dev.tripatch.document.Format;
import dev.tripatch.document.Node;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.EngineNumbers;
import dev.tripatch.json.Value;
import java.util.Optional;

/** Whether we read from YAML what kubectl reads, or find an error where it finds one. */
final class YamlReading implements Comparer {

  @Override
  public Optional<Verdict> compare(RecordedCase line) {
    if (!line.has("yaml")) {
      return Optional.empty();
    }
    SourceDocument read = SourceReader.read("yaml", line.text("yaml"), Format.YAML);
    Optional<Value> ours = read.root().map(Node::value).map(EngineNumbers::convert);
    line.notes("error");
    boolean agrees =
        line.has("error")
            ? ours.isEmpty()
            : ours.equals(Optional.of(JsonLine.readValue(line.text("json"))));
    return Optional.of(Verdict.of(agrees, "json"));
  }
}
