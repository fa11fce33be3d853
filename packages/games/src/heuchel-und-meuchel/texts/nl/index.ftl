### Heuchel & Meuchel. De namen zijn die van het oude doosje: vuurspuwer, kwakzalver, vorst. Wie
### gepakt wordt, gaat onderop.
