package dev.tripatch.recorded;

import dev.tripatch.schema.SchemaSource;
import java.util.List;
import java.util.Optional;

/** Compares our answers with the recorded ones of a line. */
final class Reference {
  private final List<Comparer> comparers;

  Reference(SchemaSource schemas) {
    this(
        List.of(
            new YamlReading(),
            new CustomAnswers(),
            new KustomizeRecordings(schemas),
            new SentByKubectl(schemas),
            new ServerAnswers(schemas),
            new StoredAnswers(schemas),
            new RefusedAnswers(schemas),
            new HelmRecordings(schemas),
            new JsonMergeAnswers(schemas),
            new StrategicAnswers(schemas),
            new ServerSideRecordings(schemas),
            new TimingInput(schemas)));
  }

  Reference(List<Comparer> comparers) {
    this.comparers = comparers;
  }

  /** How a line turned out; a line that no comparer knows differs, and so does an unread field. */
  Verdict compare(RecordedCase line) {
    for (Comparer comparer : comparers) {
      Optional<Verdict> verdict = comparer.compare(line);
      if (verdict.isPresent()) {
        return line.unread().isEmpty() ? verdict.get() : uncompared(line);
      }
    }
    return new Verdict.Differs("no comparer knows such a line");
  }

  private static Verdict uncompared(RecordedCase line) {
    return new Verdict.Differs("nobody compared " + line.unread());
  }
}
