package dev.tripatch.recorded;

import dev.tripatch.cluster.apply.Request;
import dev.tripatch.cluster.apply.ServerSideApply;
import dev.tripatch.cluster.apply.ServerSideOutcome;
import dev.tripatch.document.Format;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.threeway.Stage;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.ComparisonMode;
import dev.tripatch.workspace.Workbench;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a real API server got from the real kubectl apply, and what it answered to {@code
 * --server-side}.
 *
 * <p>Of {@code kubectl apply} the patch is compared, of server-side apply whether there is a
 * conflict, and its text. What the server stored is not: it wrote defaults, and put the items of
 * lists in the order of that release. Nor is why it refuses an object: the rules of values are
 * those of that release, too.
 */
public final class ServerAnswers implements Comparer {
  private static final String CONFLICT = "error: Apply failed with ";
  private static final String UNDECODED = "unable to decode";

  /** The recorder took the volume's name y, which kubectl takes for a text, for true. */
  private static final String MISREAD = "\"name\":true";

  private static final String NAME_Y = "\"name\":\"y\"";
  private static final String ADVICE = "\nPlease review the fields above";

  private final Workbench workbench;

  ServerAnswers(SchemaSource schemas) {
    workbench = new Workbench(schemas);
  }

  /** What differs in an answer that was just recorded; empty if nothing does. */
  public static Optional<String> difference(SchemaSource schemas, MapValue line) {
    return new ServerAnswers(schemas).compare(new RecordedCase(line)).orElseThrow()
            instanceof Verdict.Differs(String what)
        ? Optional.of(what)
        : Optional.empty();
  }

  @Override
  public Optional<Verdict> compare(RecordedCase line) {
    if (!line.has("server") || !line.has("local")) {
      return Optional.empty();
    }
    line.notes("from", "kubectl", "server", "after");
    return Optional.of(line.has("stderr") ? serverSide(line) : clientSide(line));
  }

  private Verdict clientSide(RecordedCase line) {
    Value sent = line.value("patch");
    String message = line.text("message");
    boolean isSent = !(line.value("code") instanceof NullValue);
    boolean isRefused = line.text("answer").equals("refused") && !isSent;
    return switch (done(line).outcome()) {
      case ThreeWayOutcome.Computed computed ->
          Verdict.of(
              !isRefused && computed.isBalanced() && isSame(sent, computed),
              message + " kubectl sent " + text(sent) + ", we " + json(computed.patch()));
      case ThreeWayOutcome.Refused refused -> {
        String words = refused.refusal().referenceText();
        yield Verdict.of(
            isRefused && (!message.startsWith(UNDECODED) || message.endsWith(words)),
            message + "\n  refused: " + words);
      }
    };
  }

  private static String json(Value value) {
    return CanonicalJson.write(value);
  }

  /** The object that a patch leads to, or server-side apply, by force where there is a conflict. */
  Optional<MapValue> result(RecordedCase line) {
    if (line.has("stderr")) {
      return ours(line, line.has("forced")) instanceof ServerSideOutcome.Applied applied
          ? Optional.of(applied.result())
          : Optional.empty();
    }
    return done(line).outcome() instanceof ThreeWayOutcome.Computed computed
        ? Optional.of(computed.result())
        : Optional.empty();
  }

  private static boolean isSame(@Nullable Value sent, ThreeWayOutcome.Computed computed) {
    return sent instanceof MapValue
        ? computed.patch().equals(sent)
        : Request.of(computed) instanceof Request.Nothing;
  }

  private static String text(@Nullable Value sent) {
    return sent == null ? "nothing" : json(sent);
  }

  private Verdict serverSide(RecordedCase line) {
    line.notes("stdout", "forced", "manager");
    boolean isRefused = !new IntegerValue(0).equals(line.value("exit"));
    String stderr = line.text("stderr");
    boolean isConflict = stderr.startsWith(CONFLICT);
    if (done(line).outcome() instanceof ThreeWayOutcome.Refused refused
        && refused.stage() == Stage.LOCAL) {
      String words = refused.refusal().referenceText();
      return Verdict.of(
          stderr.contains(UNDECODED) && stderr.strip().endsWith(words), stderr + "\n  " + words);
    }
    return switch (ours(line, false)) {
      case ServerSideOutcome.Conflicted conflicted ->
          Verdict.of(
              isConflict
                  && isSame(
                      conflict(stderr).lines().toList(),
                      conflicted.words().lines().toList(),
                      line.text("server").startsWith("1.20.")),
              stderr + "\n  " + conflicted.words());
      case ServerSideOutcome.Refused refused ->
          Verdict.of(isRefused && !isConflict, stderr + "\n  " + refused.words());
      case ServerSideOutcome.Applied ignored -> Verdict.of(!isConflict, stderr + "\n  applied");
    };
  }

  /**
   * Line by line. Server 1.20 sometimes writes a path over an earlier one of the list, which then
   * reads like the beginning of the later path; today's code copies each path that it keeps
   * (structured-merge-diff, {@code ConflictsFromManagers}).
   */
  private static boolean isSame(List<String> server, List<String> ours, boolean overwrites) {
    boolean isSame = server.size() == ours.size();
    for (int i = 0; isSame && i < ours.size(); i++) {
      String line = server.get(i);
      boolean isOverwritten =
          overwrites
              && (Collections.frequency(server, line) > 1
                  || server.stream()
                      .anyMatch(
                          each -> each.startsWith(line + ".") || each.startsWith(line + "[")));
      isSame = line.equals(ours.get(i)) || isOverwritten;
    }
    return isSame;
  }

  private static String conflict(String stderr) {
    return stderr.substring("error: ".length(), stderr.indexOf(ADVICE));
  }

  ServerSideOutcome ours(RecordedCase line, boolean forces) {
    ThreeWayInputs inputs =
        switch (done(line).outcome()) {
          case ThreeWayOutcome.Computed computed -> computed.inputs();
          case ThreeWayOutcome.Refused refused -> refused.inputs();
        };
    return ServerSideApply.of(
        inputs.localAsWritten(), inputs.live(), inputs.schema(), line.text("manager"), forces);
  }

  Compared.Done done(RecordedCase line) {
    Optional<SourceDocument> live =
        line.value("live") instanceof NullValue
            ? Optional.empty()
            : Optional.of(read(line, "live"));
    ThreeDocuments<SourceDocument> sources =
        new ThreeDocuments<>(Optional.empty(), read(line, "local"), live);
    Optional<ComparisonMode> mode = Optional.of(ComparisonMode.KUBECTL_APPLY);
    return line.has("stderr")
        ? (Compared.Done) workbench.compareForServerSide(sources, mode)
        : (Compared.Done) workbench.compare(sources, true, mode);
  }

  private static SourceDocument read(RecordedCase line, String field) {
    boolean isGiven = field.equals("local") && line.has("given");
    String text = json(line.map(isGiven ? "given" : field));
    boolean isMisread = line.id().startsWith("ord-");
    return SourceReader.read(
        field + ".yaml", isMisread ? text.replace(MISREAD, NAME_Y) : text, Format.JSON);
  }
}
