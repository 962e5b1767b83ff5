package dev.tripatch.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/**
 * How much processor time a three-way patch takes Kubernetes' own code and ours, asked in turns:
 * {@code mvn -Poracle test -Dtest=KubernetesSpeedTest} prints a table. What both compute is the
 * patch, from texts to a text; ours reads with places. The result and the reasons with their check
 * are told beside it, and judged by nothing, since Kubernetes' code has no such thing.
 */
class KubernetesSpeedTest {
  private static final String FOLDER = System.getProperty("oracle.folder", "");
  private static final List<Integer> SIZES = sizes();

  /** How long one question is asked for, in nanoseconds. */
  private static final double ROUND = 1e8;

  private static final int ROUNDS = 5;

  /** What a JVM compiles by before anything is measured. */
  private static final int FEW = 50;

  private static final int TIMES = 200;

  /** For so many rounds of questions a JVM compiles. */
  private static final int WARMING = 3;

  /** Other work on the machine changes figures by half. */
  private static final double CLEARLY = 2;

  /** Of more items only one question is asked. */
  private static final int LARGE = 5_000;

  /** A question that takes so many nanoseconds is asked once. */
  private static final double LONG = 3e8;

  private static final int DRIFT_EVERY = 40;

  private enum Kind {
    VARIABLES,
    CONTAINERS,
    ANNOTATIONS
  }

  private enum Change {
    FEW(50),
    MANY(2),
    REORDERED(50);

    private final int every;

    Change(int every) {
      this.every = every;
    }
  }

  /** What ours computes; Kubernetes' code always computes the patch. */
  private enum Asked {
    PATCH,
    ALL
  }

  private record Question(Kind kind, Change change, int size) {

    boolean isAsked() {
      return size <= LARGE || kind == Kind.VARIABLES && change == Change.FEW;
    }

    MapValue asked(Asked asked, long times) {
      List<Integer> numbers = new ArrayList<>(IntStream.range(0, size).boxed().toList());
      Value lastApplied = object(numbers, "", 1);
      Value live = object(numbers, "-live", DRIFT_EVERY);
      if (change == Change.REORDERED) {
        Collections.shuffle(numbers, new Random(size));
      }
      return MapValue.builder()
          .put("form", new StringValue("timed"))
          .put("kind", new StringValue("apps/v1/Deployment"))
          .put("asked", new StringValue(asked.name().toLowerCase(Locale.ROOT)))
          .put("times", new IntegerValue(times))
          .put("original", lastApplied)
          .put("modified", object(numbers, "-new", change.every))
          .put("current", live)
          .build();
    }

    private MapValue object(List<Integer> numbers, String end, int every) {
      MapValue.Builder object =
          MapValue.builder()
              .put("apiVersion", new StringValue("apps/v1"))
              .put("kind", new StringValue("Deployment"));
      return switch (kind) {
        case ANNOTATIONS -> {
          MapValue.Builder annotations = MapValue.builder();
          numbers.forEach(n -> annotations.put(name(n), new StringValue(value(n, end, every))));
          yield object
              .put(
                  "metadata",
                  MapValue.of("name", new StringValue("web")).toBuilder()
                      .put("annotations", annotations.build())
                      .build())
              .build();
        }
        case VARIABLES ->
            object
                .put(
                    "spec",
                    podSpec(
                        List.of(
                            container(0, "app")
                                .put("env", list(numbers, n -> variable(n, value(n, end, every))))
                                .build())))
                .build();
        case CONTAINERS ->
            object
                .put(
                    "spec",
                    podSpec(
                        numbers.stream()
                            .<Value>map(
                                n ->
                                    container(n, value(n, end, every))
                                        .put("ports", list(List.of(8080, 8443), Question::port))
                                        .build())
                            .toList()))
                .build();
      };
    }

    private static MapValue podSpec(List<Value> containers) {
      return MapValue.of(
          "template", MapValue.of("spec", MapValue.of("containers", new ListValue(containers))));
    }

    private static MapValue.Builder container(int number, String image) {
      return MapValue.builder()
          .put("name", new StringValue(name(number)))
          .put("image", new StringValue(image));
    }

    private static MapValue variable(int number, String value) {
      return MapValue.builder()
          .put("name", new StringValue(name(number)))
          .put("value", new StringValue(value))
          .build();
    }

    private static MapValue port(int number) {
      return MapValue.builder()
          .put("containerPort", new IntegerValue(number))
          .put("protocol", new StringValue("TCP"))
          .build();
    }

    private static ListValue list(List<Integer> numbers, IntFunction<Value> item) {
      return new ListValue(numbers.stream().map(item::apply).toList());
    }

    private static String name(int number) {
      return "name-" + number;
    }

    private static String value(int number, String end, int every) {
      return "value-" + number + (number % every == 0 ? end : "");
    }
  }

  /** What answers took, the median of several rounds. */
  private record Measured(double kubernetes, double patch, double all) {
    double ratio() {
      return patch / kubernetes;
    }
  }

  @Test
  void oursIsNotSlower() throws IOException {
    Assumptions.assumeFalse(
        FOLDER.isEmpty(), "needs Kubernetes' own code: mvn -Poracle test builds it");
    Path program = Path.of(FOLDER, "oracle");
    Assumptions.assumeTrue(Files.isExecutable(program), "Kubernetes' own code is not built");
    List<String> slower = new ArrayList<>();
    System.out.println(
        "| what | items | Kubernetes' patch | our patch | ours / Kubernetes' | our patch, result"
            + " and reasons |");
    System.out.println("|---|---|---|---|---|---|");
    first(program);
    try (KubernetesCode kubernetes = new KubernetesCode(program);
        KubernetesCode ours = new KubernetesCode(ours("window.options"))) {
      for (Question question :
          questions().stream().filter(each -> each.size() == SIZES.getFirst()).toList()) {
        for (Asked asked : Asked.values()) {
          nanoseconds(ours, new Question(question.kind(), question.change(), FEW), asked, TIMES);
        }
      }
      for (Question question : questions()) {
        Measured measured = measured(question, kubernetes, ours);
        System.out.println(row(question, "", measured));
        if (measured.ratio() > CLEARLY) {
          slower.add(row(question, "", measured));
        }
      }
    }
    assertThat(slower).as("slower than Kubernetes' code").isEmpty();
  }

  private static List<Integer> sizes() {
    return Stream.of(System.getProperty("oracle.sizes", "50,500,5000,50000").split(","))
        .map(Integer::valueOf)
        .toList();
  }

  private static List<Question> questions() {
    return Stream.of(Kind.values())
        .flatMap(
            kind ->
                Stream.of(Change.values())
                    .flatMap(
                        change -> SIZES.stream().map(size -> new Question(kind, change, size))))
        .filter(Question::isAsked)
        .toList();
  }

  private static Measured measured(
      Question question, KubernetesCode kubernetes, KubernetesCode ours) throws IOException {
    assertThat(patch(ours, question)).isEqualTo(patch(kubernetes, question));
    double theirs = roughly(kubernetes, question, Asked.PATCH);
    return new Measured(
        theirs > LONG ? theirs : warm(kubernetes, question, Asked.PATCH, theirs),
        ours(ours, question, Asked.PATCH),
        ours(ours, question, Asked.ALL));
  }

  private static double ours(KubernetesCode ours, Question question, Asked asked)
      throws IOException {
    double last = roughly(ours, question, asked);
    for (int i = 0; i < WARMING; i++) {
      last = nanoseconds(ours, question, asked, times(last));
    }
    return warm(ours, question, asked, last);
  }

  /** Asked more often until a clock shows it that knows nothing of less than a hundredth second. */
  private static double roughly(KubernetesCode code, Question question, Asked asked)
      throws IOException {
    long times = 1;
    double each = nanoseconds(code, question, asked, times);
    while (each * times < ROUND / 2) {
      times *= 4;
      each = nanoseconds(code, question, asked, times);
    }
    return each;
  }

  private static double warm(KubernetesCode code, Question question, Asked asked, double first)
      throws IOException {
    List<Double> all = new ArrayList<>();
    for (int i = 0; i < ROUNDS; i++) {
      all.add(nanoseconds(code, question, asked, times(first)));
    }
    return median(all);
  }

  private static long times(double nanoseconds) {
    return Math.max(1, Math.round(ROUND / nanoseconds));
  }

  /** The first answer in a fresh process, of as few items as most objects have. */
  private static void first(Path program) throws IOException {
    Question question = new Question(Kind.VARIABLES, Change.FEW, SIZES.getFirst());
    System.out.println(
        row(
            question,
            ", first of a process",
            new Measured(
                first(List.of(program.toAbsolutePath().toString()), question, Asked.PATCH),
                first(ours("commands.options"), question, Asked.PATCH),
                first(ours("commands.options"), question, Asked.ALL))));
  }

  private static double first(List<String> command, Question question, Asked asked)
      throws IOException {
    List<Double> all = new ArrayList<>();
    for (int i = 0; i < ROUNDS; i++) {
      try (KubernetesCode code = new KubernetesCode(command)) {
        all.add(nanoseconds(code, question, asked, 1));
      }
    }
    return median(all);
  }

  private static double median(List<Double> all) {
    return all.stream().sorted().toList().get(all.size() / 2);
  }

  private static String row(Question question, String more, Measured measured) {
    return "| %s, %s%s | %,d | %.2f ms | %.2f ms | %.2f | %.2f ms |"
        .formatted(
            question.kind().name().toLowerCase(Locale.ROOT),
            question.change().name().toLowerCase(Locale.ROOT),
            more,
            question.size(),
            measured.kubernetes() / 1e6,
            measured.patch() / 1e6,
            measured.ratio(),
            measured.all() / 1e6);
  }

  private static @Nullable Value patch(KubernetesCode code, Question question) throws IOException {
    return JsonLine.read(code.answer(question.asked(Asked.PATCH, 1))).get("patch");
  }

  private static double nanoseconds(KubernetesCode code, Question question, Asked asked, long times)
      throws IOException {
    MapValue answer = JsonLine.read(code.answer(question.asked(asked, times)));
    return ((IntegerValue) Objects.requireNonNull(answer.get("nanoseconds"))).number();
  }

  private static List<String> ours(String options) {
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "@packaging/linux/" + options,
        "-cp",
        System.getProperty("java.class.path"),
        TimedAnswers.class.getName());
  }
}
