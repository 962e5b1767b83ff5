package dev.tripatch.recorded;

import dev.tripatch.json.MapValue;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.validate.Validation;
import dev.tripatch.validate.Violation;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a real API server said of an object that breaks a rule, or just keeps it:
 * src/test/scripts/record-refused makes such lines.
 *
 * @param schemas of today's kinds
 */
record RefusedAnswers(SchemaSource schemas) implements Comparer {

  /** How 1.20 said what is said otherwise today: it counted fewer items, and named another side. */
  private static final Map<String, String> SINCE =
      Map.of(
          "(hostAliases)\\[[0-9]+](\\.[a-z]+)(\\[[0-9]+])?", "$1$2",
          "(LoadBalancerSourceRanges)\\[[0-9]+]", "$1",
          "(initContainers.*): Forbidden", "$1: Invalid value",
          "hostPort: Invalid", "containerPort: Invalid",
          "(updateStrategy.*maxUnavailable): Required", "$1: Invalid",
          "nodePublishSecretRef", "nodePublishSecretRef ");

  @Override
  public Optional<Verdict> compare(RecordedCase line) {
    if (!line.has("causes")) {
      return Optional.empty();
    }
    line.notes("server", "version");
    MapValue object = line.map("object");
    List<String> causes = line.list("causes").stream().map(each -> words((MapValue) each)).toList();
    List<Violation> ours = Validation.of(object, Optional.empty(), schemas.of(object));
    boolean isRight =
        causes.isEmpty()
            ? ours.stream().noneMatch(Violation::refuses)
            : ours.stream().anyMatch(each -> isOf(line, each) && isAmong(causes, each.words()));
    return Optional.of(
        Verdict.of(
            isRight,
            line.text("rule") + " " + causes + " " + ours.stream().map(Violation::words).toList()));
  }

  /** With a slip of 1.20 corrected, as in 1.36. */
  private static String words(MapValue cause) {
    return cause.text("field").replace("data[%s]", "data") + ": " + cause.text("message");
  }

  private static boolean isAmong(List<String> causes, String words) {
    Stream<String> old =
        SINCE.entrySet().stream()
            .map(change -> words.replaceFirst(change.getKey(), change.getValue()));
    return Stream.concat(Stream.of(words), old)
        .anyMatch(each -> causes.stream().anyMatch(cause -> cause.startsWith(each)));
  }

  private static boolean isOf(RecordedCase line, Violation violation) {
    return RuleLine.all().stream()
        .filter(rule -> rule.isNamed(line.text("rule")))
        .anyMatch(rule -> rule.function().equals(violation.function().name()));
  }
}
