package dev.tripatch.cli.command;

import dev.tripatch.cli.output.ExitCodes;
import dev.tripatch.cli.output.ReferenceText;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.terminal.ColorOption;
import dev.tripatch.cli.terminal.HelpOption;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.learn.BundledReference;
import dev.tripatch.learn.Page;
import dev.tripatch.learn.Reference;
import dev.tripatch.learn.Reference.PagePlace;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code tripatch reference}. */
@Command(name = "reference")
public final class ReferenceCommand implements RunCommand {
  private final Terminal terminal;

  @Parameters(arity = "0..*", paramLabel = "PAGE|WORD", completionCandidates = PageNames.class)
  List<String> words = List.of();

  @Mixin ColorOption color = new ColorOption();
  @Mixin HelpOption help = new HelpOption();

  /** Prints to this terminal. */
  public ReferenceCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public int run() throws StopException {
    Reference reference = BundledReference.read();
    terminal.out().print(words.isEmpty() ? list(reference) : about(reference));
    return ExitCodes.NOTHING;
  }

  private String list(Reference reference) {
    return ReferenceText.all(reference, color.palette(terminal));
  }

  private String about(Reference reference) throws StopException {
    String wanted = String.join(" ", words);
    Optional<PagePlace> place = reference.named(wanted);
    if (place.isPresent()) {
      return ReferenceText.page(place.get());
    }
    List<PagePlace> found = reference.search(wanted);
    if (found.isEmpty()) {
      throw new StopException(CommandWording.NOT_IN_REFERENCE.text("words", wanted));
    }
    return found.size() == 1
        ? ReferenceText.page(found.getFirst())
        : ReferenceText.list(found, color.palette(terminal));
  }

  /** The pages of the reference, for completion. */
  static final class PageNames implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return BundledReference.read().pages().stream().map(Page::id).iterator();
    }
  }
}
