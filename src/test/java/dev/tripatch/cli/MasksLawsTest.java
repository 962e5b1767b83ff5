package dev.tripatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.YamlWriter;
import dev.tripatch.engine.patch.Snippets;
import dev.tripatch.json.BoolValue;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.laws.Sample;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What we say of a Secret is the same whether its values are masked or not, but for the values:
 * masks are for showing, and nothing is computed from them.
 */
class MasksLawsTest {
  private static final int TRIES = 300;
  private static final Pattern MASK = Pattern.compile("•{6}(?:\\([A-Z]+(?:, plain)?\\))?");

  /** What the values of {@link #value} look like, plain and in base64. */
  private static final Pattern SECRET =
      Pattern.compile(
          "zqx\\d\\d\\\\?! not base64|enF4[A-Za-z0-9+/]{3,4}=*|zqx\\d\\d|700\\d\\d|true");

  private static final List<String> COMMANDS =
      List.of(
          "explain",
          "explain -o json",
          "explain --dialect helm",
          "apply",
          "apply -o json",
          "patch --type json",
          "changes",
          "changes -o json",
          "conflicts",
          "conflicts -o json",
          "report",
          "dialects -o json",
          "server-side --manager m -o json",
          "hazards",
          "hazards -o json",
          "dialects",
          "server-side --manager m",
          "decide --take-live --drifted --dry-run");

  private final Random random = Sample.random();
  @TempDir Path folder;

  @Test
  void masksChangeNothingButValues() throws IOException {
    List<String> different = new ArrayList<>();
    int shown = 0;
    for (int i = Sample.tries(TRIES); i > 0; i--) {
      MapValue last = secret();
      MapValue live = edited(last);
      boolean isAnnotated = random.nextBoolean();
      String files = " --local " + written("local.yaml", edited(last));
      files += " --live " + written("live.yaml", isAnnotated ? annotated(live, last) : live);
      files += isAnnotated ? "" : " --last-applied " + written("last.yaml", last);
      for (int j = 0; j < 4; j++) {
        String command = COMMANDS.get(random.nextInt(COMMANDS.size()));
        Shell.Answer masked = run(command + files);
        Shell.Answer exact = run(command + files + " --show-secrets");
        shown += MASK.matcher(masked.out()).results().count() > 0 ? 1 : 0;
        String left = masked.exitCode() + text(masked);
        String right = exact.exitCode() + text(exact);
        if (!left.equals(right)) {
          different.add(command + "\n" + left + "\n" + right + "\n" + YamlWriter.write(live));
        }
      }
    }
    assertThat(different.stream().limit(3).collect(Collectors.joining("\n\n"))).isEmpty();
    assertThat(shown).isGreaterThan(Sample.tries(TRIES) / 2);
  }

  private Shell.Answer run(String line) {
    return new Shell(folder).with("COLUMNS", "1000").onTerminal().run(line.split(" ", -1));
  }

  /** Without values, and how they are quoted, broken and laid out. */
  private static String text(Shell.Answer answer) {
    return (answer.out() + "\n" + answer.err())
        .lines()
        .filter(
            line ->
                !line.contains("--show-secrets")
                    && !line.contains("are masked:")
                    && !line.contains("report shows secret values"))
        .map(line -> MASK.matcher(line).replaceAll("¤"))
        .map(line -> SECRET.matcher(line).replaceAll("¤"))
        .map(line -> line.replaceAll("[\"'`“”‘’\\\\]*¤[\"'`“”‘’\\\\]*", "¤"))
        .map(line -> line.replaceAll("\\{\"?kubectl\\.…\\S*", "¤"))
        .map(line -> line.replaceAll("\\{\"apiVersion\":.*?}}+", "¤"))
        .collect(Collectors.joining(" "))
        .replaceAll("[\\s│─┌┐└┘├┤┬┴┼-]+", " ");
  }

  private Path written(String name, MapValue object) throws IOException {
    return Files.writeString(folder.resolve(name), YamlWriter.write(object));
  }

  private MapValue secret() {
    return withValues(
        Snippets.yaml("{apiVersion: v1, kind: Secret, metadata: {name: s, namespace: ns}}"),
        List.of("a", "b", "c", "name"));
  }

  private MapValue withValues(MapValue secret, List<String> keys) {
    MapValue.Builder all = secret.toBuilder();
    for (String region : List.of("data", "stringData")) {
      MapValue.Builder values = MapValue.builder();
      keys.stream()
          .filter(_ -> random.nextInt(3) > 0)
          .forEach(key -> values.put(key, value(region)));
      if (random.nextInt(4) > 0) {
        all.put(region, values.build());
      }
    }
    return all.build();
  }

  private MapValue edited(MapValue secret) {
    MapValue.Builder all = secret.toBuilder();
    for (String region : List.of("data", "stringData")) {
      if (secret.get(region) instanceof MapValue map) {
        MapValue.Builder values = map.toBuilder();
        Stream.concat(map.keys().stream(), Stream.of("d"))
            .forEach(
                key -> {
                  switch (random.nextInt(6)) {
                    case 0 -> values.put(key, value(region));
                    case 1 -> values.remove(key);
                    default -> {}
                  }
                });
        all.put(region, values.build());
      }
    }
    return random.nextInt(4) == 0
        ? all.put("type", new StringValue("Opaque")).build()
        : all.build();
  }

  /** Mostly one that a server takes. */
  private Value value(String region) {
    String plain = "zqx" + (10 + random.nextInt(20));
    return switch (random.nextInt(14)) {
      case 0 -> new IntegerValue(70_000 + random.nextInt(90));
      case 1 -> new BoolValue(true);
      case 2 -> new StringValue(plain + "! not base64");
      default ->
          new StringValue(
              region.equals("data")
                  ? Base64.getEncoder().encodeToString(plain.getBytes(StandardCharsets.UTF_8))
                  : plain);
    };
  }

  private static MapValue annotated(MapValue live, MapValue last) {
    MapValue annotations =
        MapValue.of(
            "kubectl.kubernetes.io/last-applied-configuration",
            new StringValue(CanonicalJson.write(last)));
    MapValue metadata = (MapValue) live.find("metadata").orElseThrow();
    return live.toBuilder()
        .put("metadata", metadata.toBuilder().put("annotations", annotations).build())
        .build();
  }
}
