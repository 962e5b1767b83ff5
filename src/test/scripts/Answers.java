import dev.tripatch.cli.TerminalProgram;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.workspace.schemas.Schemas;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs many command lines in one JVM, for type-in-shells: reads a number of words and then the
 * words, each as its length in bytes and its bytes; ends each answer with a zero byte.
 */
class Answers {
  static void main() throws IOException {
    var in = new DataInputStream(System.in);
    Schemas schemas = Schemas.of(new BundledCatalog());
    try {
      while (true) {
        List<String> words = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
          words.add(new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8));
        }
        new TerminalProgram(schemas, List::of, window -> {}).run(words);
        System.out.write(0);
        System.out.flush();
      }
    } catch (EOFException asked) {
      // nobody asks any more
    }
  }
}
