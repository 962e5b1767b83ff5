package dev.tripatch.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.apply.ServerSideOutcome;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.workspace.Compared;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/**
 * What we say that a server refuses, against what kube-apiserver 1.20.2 and 1.36.2 refused and
 * took: every refusal that is foretold names the server's field, and nothing is said to be refused
 * that was taken.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ForetoldRefusalsTest {
  private static final List<String> RECORDINGS =
      List.of(
          "apply-on-server.jsonl.gz",
          "server-side-on-server.jsonl.gz",
          "stored-on-server.jsonl.gz",
          "apply-on-server-1.36.jsonl.gz",
          "server-side-on-server-1.36.jsonl.gz",
          "stored-on-server-1.36.jsonl.gz");

  private static final Pattern FIELD =
      Pattern.compile(
          "(?:is invalid: \\[?|[,*] |^)(<nil>|[A-Za-z][^ :]*(?:\\[[^\\]]*\\][^ :]*)*):"
              + " (?:Required value|Invalid value|Forbidden|Duplicate value|Not found"
              + "|Unsupported value)");

  private static final Pattern TYPED =
      Pattern.compile("(?:\\): |^ +)\\.([^ :]+(?:\\[[^\\]]*\\][^ :]*)*):");
  private static final Pattern KEY = Pattern.compile("\\[([^\\]0-9=][^\\]=]*)\\]");

  private final SchemaSource today = DefinedKinds.TODAY;
  private final ServerAnswers answers = new ServerAnswers(today);
  private final List<Answered> answered;

  ForetoldRefusalsTest() throws URISyntaxException {
    answered = answered();
  }

  /**
   * What a server answered, and what we say.
   *
   * @param refusal its words; empty if it took the change
   * @param refusing the fields for which we say that it is refused
   */
  private record Answered(String id, String kind, String refusal, List<String> refusing) {

    /** Conflicts are of owners, not of values. */
    boolean isConflict() {
      return refusal.contains("Apply failed with");
    }

    List<String> fields() {
      List<String> fields = new ArrayList<>();
      Stream.of(FIELD, TYPED)
          .flatMap(pattern -> pattern.matcher(refusal.replace("\n", "\n ")).results())
          .map(found -> plain(found.group(1)))
          .filter(field -> !field.equals("<nil>"))
          .forEach(fields::add);
      return fields;
    }

    /** The server names no field where it cannot read the object: only that there is such a one. */
    boolean isForetold() {
      List<String> named = fields();
      boolean isUnread = named.isEmpty() || named.contains("patch");
      return isUnread
          ? !refusing.isEmpty()
          : refusing.stream()
              .map(Answered::plain)
              .anyMatch(field -> named.contains(field) || named.contains(uncounted(field)));
    }

    /** 1.20 does not count the items of custom resources. */
    private String uncounted(String field) {
      return id.contains("1.36") ? field : field.replaceAll("\\[[0-9]+]", "");
    }

    private static String plain(String field) {
      return KEY.matcher(field.replace("\"", "")).replaceAll(".$1");
    }
  }

  @Test
  void refusalsAreForetoldAtTheServersField() {
    List<String> missing = new ArrayList<>();
    List<String> elsewhere = new ArrayList<>();
    int foretold = 0;
    int all = 0;
    for (Answered each : answered) {
      if (!each.refusal().isEmpty() && !each.isConflict()) {
        all++;
        String told =
            each.id() + " " + each.kind() + " " + each.fields() + " ours " + each.refusing();
        if (each.isForetold()) {
          foretold++;
        } else {
          (each.refusing().isEmpty() ? missing : elsewhere).add(told);
        }
      }
    }
    System.out.println(foretold + " of " + all + " at the field");
    System.out.println("elsewhere:\n  " + String.join("\n  ", elsewhere));
    System.out.println("missing:\n  " + String.join("\n  ", missing));
    assertThat(foretold).isGreaterThanOrEqualTo(135);
    assertThat(elsewhere)
        .as("applied by the server, a null in place of a map stayed null in 1.20")
        .hasSizeLessThanOrEqualTo(2);
  }

  @Test
  void nothingThatAServerTookIsSaidToBeRefused() {
    TreeMap<String, List<String>> wrong = new TreeMap<>();
    int taken = 0;
    for (Answered each : answered) {
      if (each.refusal().isEmpty()) {
        taken++;
        if (!each.refusing().isEmpty()) {
          wrong.put(each.id() + " " + each.kind(), each.refusing());
        }
      }
    }
    System.out.println(taken + " taken");
    assertThat(wrong).as("%s", wrong).isEmpty();
    assertThat(taken).isGreaterThan(500);
  }

  private List<Answered> answered() throws URISyntaxException {
    List<Answered> all = new ArrayList<>();
    for (String name : RECORDINGS) {
      for (RecordedCase line : cases(name)) {
        String id = name + " " + line.id();
        MapValue local = line.map(line.has("given") ? "given" : "local");
        if (line.has("stderr")) {
          boolean isTaken = new IntegerValue(0).equals(line.value("exit"));
          all.add(
              new Answered(
                  id,
                  local.text("kind"),
                  isTaken ? "" : line.text("stderr"),
                  serverSide(line, false)));
          if (new IntegerValue(0).equals(line.map("forced").get("exit"))) {
            all.add(new Answered(id + " forced", local.text("kind"), "", serverSide(line, true)));
          }
        } else {
          all.add(new Answered(id, local.text("kind"), line.text("message"), clientSide(line)));
        }
      }
    }
    return all;
  }

  private List<String> clientSide(RecordedCase line) {
    return refusing(answers.done(line).hazards());
  }

  private List<String> serverSide(RecordedCase line, boolean isForced) {
    Compared.Done done = answers.done(line);
    ServerSideOutcome outcome = answers.ours(line, isForced);
    return outcome instanceof ServerSideOutcome.Refused refused
        ? refused.causes().stream()
            .map(cause -> cause.words().substring(1).split(": ", 2)[0])
            .toList()
        : refusing(done.refusals(outcome));
  }

  private static List<String> refusing(List<Hazard> hazards) {
    return hazards.stream().filter(Hazard::refuses).map(Hazard::field).distinct().toList();
  }

  private static List<RecordedCase> cases(String name) throws URISyntaxException {
    Path path =
        Path.of(
            Objects.requireNonNull(ForetoldRefusalsTest.class.getResource("/recorded/" + name))
                .toURI());
    return new RecordedFile(path).cases();
  }
}
