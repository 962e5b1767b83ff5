package dev.tripatch.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.MapValue;
import dev.tripatch.recorded.RandomQuestions.Form;
import dev.tripatch.schema.catalog.BundledCatalog;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/**
 * Random questions to Kubernetes' own code and to ours. {@code mvn -Poracle test} gets and builds
 * the former first; where it cannot, the test is skipped and says why. {@code -Doracle.cases=N}
 * asks so many with valid types and as many odd ones, of all forms or of those that {@code
 * -Doracle.forms=yaml,stages} names; {@code -Doracle.seed=N} asks the same again, {@code
 * -Doracle.only=N} one of them.
 */
class KubernetesCodeTest {
  private static final String FOLDER = System.getProperty("oracle.folder", "");
  private static final int CASES = Integer.getInteger("oracle.cases", 3_000);
  private static final String FORMS = System.getProperty("oracle.forms", "");
  private static final int ONLY = Integer.getInteger("oracle.only", -1);
  private static final int SHOWN = 10;

  /** How many of the differing questions are made smaller, which takes time. */
  private static final int SHRUNK = Integer.getInteger("oracle.shrunk", 40);

  /** How often a question is asked again before Go's random order is ruled out. */
  private static final int REPEATS = 60;

  private final BundledCatalog catalog = new BundledCatalog();
  private final Reference reference = new Reference(catalog);
  private final RandomQuestions questions = new RandomQuestions(catalog);
  private final List<String> differing = new ArrayList<>();

  @Test
  void answersAreOurs() throws IOException {
    Assumptions.assumeFalse(
        FOLDER.isEmpty(), "needs Kubernetes' own code: mvn -Poracle test builds it");
    Path program = Path.of(FOLDER, "oracle");
    Path reason = Path.of(FOLDER, "skipped.txt");
    Assumptions.assumeTrue(
        Files.isExecutable(program), () -> "Kubernetes' own code cannot be had: " + text(reason));
    long seed = Long.getLong("oracle.seed", ThreadLocalRandom.current().nextInt(1_000_000));
    System.out.println("oracle.seed=" + seed);
    try (KubernetesCode kubernetes = new KubernetesCode(program);
        BufferedWriter found = Files.newBufferedWriter(Path.of(FOLDER, "differing.jsonl"))) {
      List<Form> forms = forms();
      for (Form form : forms) {
        ask(kubernetes, form, false, seed, CASES / forms.size(), found);
        ask(kubernetes, form, true, seed, CASES / forms.size(), found);
      }
    }
    assertThat(differing.subList(0, Math.min(SHOWN, differing.size())))
        .as(differing.size() + " differ, all in " + FOLDER + "/differing.jsonl; seed " + seed)
        .isEmpty();
  }

  private static List<Form> forms() {
    List<String> names = List.of(FORMS.split(","));
    return Stream.of(Form.values())
        .filter(form -> FORMS.isEmpty() || names.contains(form.toString()))
        .toList();
  }

  private static String text(Path file) {
    try {
      return Files.readString(file).strip();
    } catch (IOException e) {
      return "it was not built";
    }
  }

  private void ask(
      KubernetesCode kubernetes, Form form, boolean odd, long seed, int count, BufferedWriter found)
      throws IOException {
    int unordered = 0;
    int unknown = 0;
    Map<String, Integer> classes = new TreeMap<>();
    Map<ExplainedDifference, Integer> explained = new EnumMap<>(ExplainedDifference.class);
    for (int number = Math.max(0, ONLY); number < (ONLY < 0 ? count : ONLY + 1); number++) {
      MapValue question = questions.question(form, odd, seed, number);
      RecordedCase answered = answered(kubernetes, question);
      if (answered.has("unknown")) {
        unknown++;
      } else if (verdict(answered) instanceof Verdict.Differs(String what)) {
        Set<String> left = left(kubernetes, question, parts(what), REPEATS);
        Optional<ExplainedDifference> cause = cause(answered, what);
        if (left.isEmpty()) {
          unordered++;
        } else if (cause.isPresent()) {
          explained.merge(cause.get(), 1, Integer::sum);
        } else {
          classes.merge(String.join(" ", left), 1, Integer::sum);
          differing.add(answered.id() + ": " + left);
          found.write(kubernetes.answer(smallest(kubernetes, question, left)));
          found.newLine();
          found.flush();
        }
      }
    }
    int differ = classes.values().stream().mapToInt(each -> each).sum();
    System.out.printf(
        "%s, %s: %d questions, %d differ %s, explained %s; %d in Go's random order, %d of kinds"
            + " that Go lacks%n",
        form,
        odd ? "odd" : "valid",
        count - unknown,
        differ,
        classes,
        explained,
        unordered,
        unknown);
  }

  private static Optional<ExplainedDifference> cause(RecordedCase answered, String what) {
    return Stream.of(ExplainedDifference.values())
        .filter(each -> each.explains(answered, what))
        .findFirst();
  }

  private static RecordedCase answered(KubernetesCode kubernetes, MapValue question)
      throws IOException {
    return new RecordedCase(JsonLine.read(kubernetes.answer(question)));
  }

  private MapValue smallest(KubernetesCode kubernetes, MapValue question, Set<String> differing)
      throws IOException {
    return differing.size() > SHOWN || this.differing.size() > SHRUNK
        ? question
        : Shrinking.of(
            question,
            less -> {
              RecordedCase answered = answered(kubernetes, less);
              return !answered.has("unknown")
                  && verdict(answered) instanceof Verdict.Differs(String what)
                  && cause(answered, what).isEmpty()
                  && !left(kubernetes, less, common(differing, parts(what)), REPEATS / 15)
                      .isEmpty();
            });
  }

  /** What no answer of Kubernetes agreed in. */
  private Set<String> left(
      KubernetesCode kubernetes, MapValue question, Set<String> differing, int repeats)
      throws IOException {
    Set<String> left = differing;
    for (int i = 0; i < repeats && !left.isEmpty(); i++) {
      left =
          verdict(answered(kubernetes, question)) instanceof Verdict.Differs(String what)
              ? common(left, parts(what))
              : Set.of();
    }
    return left;
  }

  private static Set<String> common(Set<String> some, Set<String> others) {
    Set<String> common = new TreeSet<>(some);
    common.retainAll(others);
    return common;
  }

  /** Strategic answers name the fields that differ. */
  private static Set<String> parts(String what) {
    String first = what.lines().findFirst().orElse(what);
    return new TreeSet<>(List.of(first.split(", ")));
  }

  private Verdict verdict(RecordedCase line) {
    try {
      return reference.compare(line);
    } catch (AssertionError | RuntimeException fault) {
      return new Verdict.Differs(fault.toString().replace(", ", " "));
    }
  }
}
