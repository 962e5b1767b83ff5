package dev.tripatch.recorded;

import dev.tripatch.json.MapValue;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.validate.Validation;
import dev.tripatch.validate.Violation;
import java.util.List;
import java.util.Optional;

/**
 * What a real API server said of an object that breaks a rule, or just keeps it:
 * src/test/scripts/record-refused makes such lines.
 *
 * @param schemas of today's kinds
 */
record RefusedAnswers(SchemaSource schemas) implements Comparer {

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

  /** Of hosts' other names, 1.20 counts no items; what init containers cannot have is invalid. */
  private static boolean isAmong(List<String> causes, String words) {
    String old =
        words.contains("hostAliases")
            ? words.replaceAll("\\[[0-9]+]", "")
            : words.contains("initContainers")
                ? words.replace("Forbidden", "Invalid value")
                : words;
    return causes.stream().anyMatch(each -> each.startsWith(old));
  }

  private static boolean isOf(RecordedCase line, Violation violation) {
    return RuleLine.all().stream()
        .filter(rule -> rule.isNamed(line.text("rule")))
        .anyMatch(rule -> rule.function().equals(violation.function().name()));
  }
}
