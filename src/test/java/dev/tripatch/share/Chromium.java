package dev.tripatch.share;

import dev.tripatch.time.Patience;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A real browser without a window, led by its DevTools protocol. */
final class Chromium implements AutoCloseable {
  /** Why tests are skipped without it. */
  static final String MISSING = "there is no Chromium; install it with: apt-get install chromium";

  private static final List<String> NAMES =
      List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable");
  private static final JsonMapper JSON = JsonMapper.shared();

  private final Process process;
  private final WebSocket socket;
  private final BlockingQueue<JsonNode> answers = new LinkedBlockingQueue<>();

  /** What a page must not do: faults of its script, breaches of its policy, calls to a network. */
  private final List<String> faults = new ArrayList<>();

  private int asked;
  private int loaded;

  private Chromium(Process process, URI page, HttpClient client) {
    this.process = process;
    this.socket = client.newWebSocketBuilder().buildAsync(page, new Listener()).join();
    call("Page.enable", Map.of());
    call("Runtime.enable", Map.of());
    call("Log.enable", Map.of());
    call("Network.enable", Map.of());
  }

  /** Whether there is one. */
  static boolean isInstalled() {
    return program().isPresent();
  }

  private static Optional<Path> program() {
    String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
    return NAMES.stream()
        .flatMap(name -> Stream.of(path.split(File.pathSeparator)).map(each -> Path.of(each, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  /**
   * Starts it.
   *
   * @param profile a folder for what it keeps
   */
  static Chromium start(Path profile) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                program().orElseThrow().toString(),
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--no-first-run",
                "--disable-background-networking",
                "--remote-debugging-port=0",
                "--user-data-dir=" + profile,
                "about:blank")
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    HttpClient client = HttpClient.newHttpClient();
    URI list = URI.create("http://127.0.0.1:" + port(process, profile) + "/json/list");
    String pages =
        client
            .send(HttpRequest.newBuilder(list).build(), HttpResponse.BodyHandlers.ofString())
            .body();
    for (JsonNode page : JSON.readTree(pages)) {
      if (page.path("type").asString("").equals("page")) {
        return new Chromium(
            process, URI.create(page.path("webSocketDebuggerUrl").asString()), client);
      }
    }
    throw new IOException("no page: " + pages);
  }

  /** It writes its port to a file as soon as it listens. */
  private static String port(Process process, Path profile) throws IOException {
    Path file = profile.resolve("DevToolsActivePort");
    Patience.until(
        () -> !process.isAlive() || (Files.exists(file) && Files.readString(file).contains("\n")),
        () -> "not listening: " + process);
    return Files.readAllLines(file).getFirst();
  }

  /** Answers and events come as they like; an answer has the number of what was asked. */
  private final class Listener implements WebSocket.Listener {
    private final StringBuilder text = new StringBuilder();

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
      text.append(data);
      if (last) {
        answers.add(JSON.readTree(text.toString()));
        text.setLength(0);
      }
      from.request(1);
      return null;
    }
  }

  private JsonNode call(String method, Map<String, ?> parameters) {
    asked++;
    String message =
        JSON.writeValueAsString(Map.of("id", asked, "method", method, "params", parameters));
    socket.sendText(message, true).join();
    return until(answer -> answer.path("id").asInt(0) == asked, method);
  }

  private JsonNode until(Predicate<JsonNode> wanted, String what) {
    try {
      while (true) {
        JsonNode next = answers.poll(2, TimeUnit.MINUTES);
        if (next == null) {
          throw new AssertionError("no answer to " + what);
        }
        note(next);
        if (wanted.test(next)) {
          if (next.has("error")) {
            throw new AssertionError(what + ": " + next);
          }
          return next.path("result");
        }
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new AssertionError(stopped);
    }
  }

  private void note(JsonNode event) {
    switch (event.path("method").asString("")) {
      case "Runtime.exceptionThrown", "Log.entryAdded" -> faults.add(event.toString());
      case "Network.requestWillBeSent" -> {
        String address = event.path("params").path("request").path("url").asString("");
        if (!address.startsWith("file:")) {
          faults.add(address);
        }
      }
      case "Page.loadEventFired" -> loaded++;
      default -> {}
    }
  }

  /** Opens a page and waits until it is there. */
  void open(Path page) {
    faults.clear();
    load(() -> call("Page.navigate", Map.of("url", page.toUri().toString())));
  }

  /** Does what loads a page, and waits until it is there. */
  void load(Runnable action) {
    int before = loaded;
    action.run();
    if (loaded == before) {
      until(_ -> loaded > before, "load");
    }
  }

  /** What an expression is, as text. */
  String ask(String expression) {
    JsonNode answer =
        call("Runtime.evaluate", Map.of("expression", expression, "returnByValue", true));
    if (answer.has("exceptionDetails")) {
      throw new AssertionError(expression + ": " + answer);
    }
    return answer.path("result").path("value").asString("");
  }

  /** Presses a key, as a person does. */
  void press(String key) {
    Map<String, Integer> codes =
        Map.of("ArrowRight", 39, "ArrowLeft", 37, "Home", 36, "End", 35, "Tab", 9, "Enter", 13);
    for (String type : List.of("keyDown", "keyUp")) {
      boolean isTyped = type.equals("keyDown") && key.equals("Enter");
      call(
          "Input.dispatchKeyEvent",
          Map.of(
              "type", type,
              "key", key,
              "code", key,
              "windowsVirtualKeyCode", codes.getOrDefault(key, 0),
              "text", isTyped ? "\r" : ""));
    }
  }

  /** Types into what has the focus. */
  void type(String text) {
    call("Input.insertText", Map.of("text", text));
  }

  /** What the reader prefers, and where the page is shown. */
  void prefer(String scheme, String medium) {
    call(
        "Emulation.setEmulatedMedia",
        Map.of(
            "media",
            medium,
            "features",
            List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
  }

  void resize(int width, int height) {
    call(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
  }

  /** A picture of the page, as a PNG file. */
  byte[] picture() {
    JsonNode answer =
        call("Page.captureScreenshot", Map.of("format", "png", "captureBeyondViewport", true));
    return Base64.getDecoder().decode(answer.path("data").asString());
  }

  /** What the page did since it was opened that it must not do. */
  List<String> faults() {
    return List.copyOf(faults);
  }

  /** Nothing of it is kept, so nobody waits until it has ended by itself. */
  @Override
  public void close() {
    socket.abort();
    List<ProcessHandle> all =
        Stream.concat(Stream.of(process.toHandle()), process.descendants()).toList();
    all.forEach(ProcessHandle::destroyForcibly);
    for (ProcessHandle each : all) {
      each.onExit().orTimeout(2, TimeUnit.MINUTES).join();
    }
  }
}
