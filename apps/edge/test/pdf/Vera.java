import java.io.*; import java.util.*;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.*; import org.verapdf.pdfa.flavours.PDFAFlavour; import org.verapdf.pdfa.results.*;
/** Checks each file named against PDF/UA-1, and says a line of each. */
public class Vera {
  public static void main(String[] names) throws Exception {
    VeraGreenfieldFoundryProvider.initialise();
    PDFAFlavour flavour = PDFAFlavour.byFlavourId("ua1");
    for (String name : names) {
      try (InputStream in = new FileInputStream(name);
           PDFAParser parser = Foundries.defaultInstance().createParser(in, flavour);
           PDFAValidator validator = Foundries.defaultInstance().createValidator(flavour, 20000, false, false, false)) {
        ValidationResult result = validator.validate(parser);
        Set<String> failed = new TreeSet<>();
        for (TestAssertion one : result.getTestAssertions())
          if (one.getStatus() == TestAssertion.Status.FAILED) failed.add(one.getRuleId().getClause() + "-" + one.getRuleId().getTestNumber() + " " + one.getMessage());
        System.out.println((result.isCompliant() ? "PASS " : "FAIL ") + result.getTotalAssertions() + " " + String.join("; ", failed));
      }
    }
  }
}
