package dev.tripatch.document;

import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.parser.ParserImpl;
import org.snakeyaml.engine.v2.scanner.StreamReader;

/**
 * Reading and writing documents of 10,000 lines. The yardstick is the bare parse of a YAML library:
 * events only, without values and without places.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class ReadingBenchmark {

  private static final int LINES = 10_000;
  private static final int MAPS = 5_000;

  private String yaml = "";
  private String json = "";
  private Value value = new StringValue("");
  private SourceDocument document = SourceReader.read("none", "");
  private Places places = Places.of(document);
  private final FieldPath late = FieldPath.of("items").index(300).key("spec").key("replicas");

  /** Makes the texts. */
  @Setup
  public void makeTexts() {
    yaml = deployments();
    json = environment();
    document = SourceReader.read("f", yaml);
    value = document.root().orElseThrow().value();
    places = Places.of(document);
    if (places.locate(late).isEmpty()) {
      throw new IllegalStateException(late + " is not there");
    }
  }

  private static String deployments() {
    StringBuilder out = new StringBuilder("apiVersion: v1\nkind: List\nitems:\n");
    int lines = 3;
    for (int i = 0; lines < LINES; i++) {
      String item = ITEM.replace("NAME", "web-" + i).replace("PORT", String.valueOf(8_000 + i));
      out.append(item);
      lines += (int) item.lines().count();
    }
    return out.toString();
  }

  private static final String ITEM =
      """
      - apiVersion: apps/v1
        kind: Deployment
        metadata:
          name: NAME   # the server
          namespace: shop
          labels:
            app.kubernetes.io/name: NAME
            app.kubernetes.io/part-of: "shop"
        spec:
          replicas: 3
          template:
            spec:
              containers:
              - name: NAME
                image: registry.example.com/shop/NAME:1.25.3
                args: ["--port=PORT", '--verbose', plain]
                env:
                - name: LOG_LEVEL
                  value: info
                - name: OPTIONS
                  value: |
                    a: b
                    c: d
                ports:
                - containerPort: PORT
                  protocol: TCP
                readinessProbe:
                  httpGet: {path: /healthz, port: PORT}
                securityContext:
                  runAsNonRoot: true
      """;

  private static String environment() {
    StringBuilder out = new StringBuilder("{\"env\":[");
    for (int i = 0; i < MAPS; i++) {
      out.append(i == 0 ? "" : ",");
      out.append("{\"name\":\"VARIABLE_").append(i);
      out.append("\",\"value\":\"value number ").append(i).append("\"}");
    }
    return out.append("]}").toString();
  }

  /** The yardstick. */
  @Benchmark
  public int bareParseOfLibrary() {
    LoadSettings settings = LoadSettings.builder().build();
    ParserImpl parser = new ParserImpl(settings, new StreamReader(settings, yaml));
    int events = 0;
    while (parser.hasNext()) {
      parser.next();
      events++;
    }
    return events;
  }

  /** Values, places and diagnostics of the same text. */
  @Benchmark
  public SourceDocument readYaml() {
    return SourceReader.read("f", yaml);
  }

  /** A JSON text of 5,000 small maps. */
  @Benchmark
  public SourceDocument readJson() {
    return SourceReader.read("f", json);
  }

  /** The value of the YAML text, written. */
  @Benchmark
  public SourceDocument writeYaml() {
    return YamlWriter.render("f", value);
  }

  /** A field near the end. */
  @Benchmark
  public Optional<Place> locate() {
    return places.locate(late);
  }

  /** The field at an offset near the end. */
  @Benchmark
  public List<Part> fieldAtOffset() {
    return places.at(yaml.length() - 100);
  }
}
